import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { Button } from '#ui/button.tsx';

export interface BlockState {
  status: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

interface BlockProps {
  title: ReactNode;
  /** Where there is more of it, and what the way there is called. */
  more?: { to: string; text: ReactNode } | undefined;
  state: BlockState;
  /** How tall it probably becomes, as a class, so that nothing moves when it comes. */
  room: string;
  /** What it says while there is nothing; undefined when there is something. */
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

/** A part of the dashboard with its heading, the way to the whole, and states of its own. */
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
