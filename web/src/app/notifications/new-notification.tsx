import { useState } from 'react';
import type { LiveNotification } from '#shared/live/live-table.ts';
import { NotificationText } from '#shared/notifications/notification-text.tsx';

interface Announcement {
  /** Timestamp of the newest known notification, in milliseconds since 1970. */
  newest: number;
  announced: LiveNotification | undefined;
}

const getNewestTime = (unread: readonly LiveNotification[]): number => unread[0]?.created_at.getTime() ?? 0;

/** Announces new notifications to screen readers. Notifications from before the page load are not announced. */
export const NewNotification = ({ unread }: { unread: readonly LiveNotification[] | undefined }) => {
  const [state, setState] = useState<Announcement>();
  if (unread && state === undefined) setState({ newest: getNewestTime(unread), announced: undefined });
  if (unread && state && getNewestTime(unread) > state.newest)
    setState({ newest: getNewestTime(unread), announced: unread[0] });
  return (
    <span role="status" className="sr-only">
      {state?.announced && <NotificationText notification={state.announced} />}
    </span>
  );
};
