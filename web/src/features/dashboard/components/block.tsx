import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { Button } from '#shared/ui/button.tsx';

export interface BlockState {
  status: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

interface BlockProps {
  title: ReactNode;
  /** Target and text of the link to the complete list. */
  more?: { to: string; text: ReactNode } | undefined;
  state: BlockState;
  /** CSS class with the expected height, so that loading causes no layout shift. */
  room: string;
  /** Empty state; undefined if there is content. */
  empty: ReactNode | undefined;
  children: ReactNode;
}

const Content = ({ state: { status, retry }, room, empty, children }: BlockProps) => {
  const text = useDomainText();
  if (status === 'loading') return <div className={`skeleton ${room}`} aria-hidden="true" />;
  if (status === 'failed') {
    return (
      <div className="quiet-state" role="alert">
        <p>{text('connection_error')}</p>
        <Button onClick={retry}>{text('try_again')}</Button>
      </div>
    );
  }
  return empty === undefined ? children : <div className="quiet-state">{empty}</div>;
};

/** A dashboard section with heading, link to the complete list, and its own loading and error states. */
export const Block = (props: BlockProps) => {
  const { title, more, state } = props;
  const heading = useId();
  return (
    <section aria-labelledby={heading} aria-busy={state.status === 'loading'} className="min-w-0">
      <div className="section-head">
        <h2 id={heading}>{title}</h2>
        {more && <Link to={more.to}>{more.text}</Link>}
      </div>
      <Content {...props} />
    </section>
  );
};
