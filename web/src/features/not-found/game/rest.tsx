import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { StillField } from './field.tsx';

const bestText = defineMessage<{ readonly best: number }>({
  id: 'notFound.best',
  defaultMessage: 'Seu recorde: {best, number}',
});

interface RestProps {
  title: ReactNode;
  text: ReactNode;
  best: number;
  /** Buttons: on with the game, or out of it. */
  children: ReactNode;
}

/** Before and after a round. Its heading takes the focus, so that no key of a round begins the next. */
export const Rest = ({ title, text, best, children }: RestProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <StillField />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {best > 0 && (
        <p className="endermen-best">
          <FormattedMessage {...bestText} values={{ best }} />
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-4">{children}</div>
    </>
  );
};
