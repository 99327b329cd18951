import { useState } from 'react';
import type { LiveNotification } from '#session/live/live-table.ts';
import { NotificationText } from './notification-text.tsx';

interface Heard {
  /** The moment of the newest notification seen so far, in milliseconds since 1970. */
  newest: number;
  announced: LiveNotification | undefined;
}

const newestOf = (unread: readonly LiveNotification[]): number => unread[0]?.created_at.getTime() ?? 0;

/** Tells screen readers of a notification that comes while the page is open; not of those that were there before. */
export const NewNotification = ({ unread }: { unread: readonly LiveNotification[] | undefined }) => {
  const [heard, setHeard] = useState<Heard>();
  if (unread && heard === undefined) setHeard({ newest: newestOf(unread), announced: undefined });
  if (unread && heard && newestOf(unread) > heard.newest) setHeard({ newest: newestOf(unread), announced: unread[0] });
  return (
    <span role="status" className="sr-only">
      {heard?.announced && <NotificationText notification={heard.announced} />}
    </span>
  );
};
