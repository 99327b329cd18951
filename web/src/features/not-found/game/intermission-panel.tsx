import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessage } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { StaticField } from './field.tsx';

const bestText = defineMessage<{ readonly best: number }>({
  id: 'notFound.best',
  defaultMessage: 'Seu recorde: {best, number}',
});

interface IntermissionPanelProps {
  title: ReactNode;
  text: ReactNode;
  best: number;
  /** Buttons: play again, or leave. */
  children: ReactNode;
}

/** Panel before and after a round. Its heading takes focus, so that a late key press starts no round. */
export const IntermissionPanel = ({ title, text, best, children }: IntermissionPanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <StaticField />
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      <p>{text}</p>
      {best > 0 && <p className="text-step-2 leading-[1.2] font-[650]">{translate(bestText, { best })}</p>}
      <div className="flex flex-wrap justify-center gap-4">{children}</div>
    </>
  );
};
