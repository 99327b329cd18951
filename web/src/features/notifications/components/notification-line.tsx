import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { defineMessage, defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { NotificationIcon } from '#app/notifications/notification-icon.tsx';
import { NotificationLink } from '#app/notifications/notification-link.tsx';
import { NotificationText } from '#app/notifications/notification-text.tsx';
import type { LiveNotification } from '#session/live/live-table.ts';
import { PAGE_TITLE } from './page-title.ts';

const messages = defineMessages({
  unread: { id: 'notifications.unread', defaultMessage: 'Por ler' },
  read: { id: 'notifications.read', defaultMessage: 'Marcar como lida' },
});
const about = defineMessage<{ readonly date: string }>({
  id: 'notifications.readOne',
  defaultMessage: 'aviso de {date}',
});

interface NotificationLineProps {
  notification: LiveNotification;
  onRead: (id: string) => void;
}

/** One notification: what, when, and until it is read a way to mark it so; following it marks it as well. */
export const NotificationLine = ({ notification, onRead }: NotificationLineProps) => {
  const { id, type, path, created_at, read_at } = notification;
  const isUnread = read_at === null;
  const read = (): void => {
    if (isUnread) onRead(id);
  };
  const readByButton = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // The button goes, in the view of unread ones the whole line: the focus goes on to the next, or to the title.
    const buttons = [...document.querySelectorAll<HTMLElement>('.notification > button')];
    const next = buttons[buttons.indexOf(currentTarget) + 1] ?? document.getElementById(PAGE_TITLE);
    next?.focus({ preventScroll: true });
    read();
  };
  return (
    <article className="panel notification" data-unread={isUnread ? '' : undefined}>
      <span className={isUnread ? 'text-ember-2' : 'text-text-3'}>
        <NotificationIcon type={type} size={24} />
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <NotificationLink path={path} className={path === null ? '' : 'notification-link'} onFollow={read}>
          <NotificationText notification={notification} />
        </NotificationLink>
        <p className="note flex flex-wrap items-center gap-x-3">
          <time dateTime={created_at.toISOString()}>
            <FormattedDate value={created_at} dateStyle="medium" timeStyle="short" />
          </time>
          {isUnread && (
            <strong className="text-ember-2">
              <FormattedMessage {...messages.unread} />
            </strong>
          )}
        </p>
      </div>
      {isUnread && (
        <button type="button" className="icon-btn flex-none" onClick={readByButton}>
          <Check aria-hidden size={20} />
          <span className="sr-only">
            <FormattedMessage {...messages.read} />
            {': '}
            <FormattedDate value={created_at} dateStyle="medium" timeStyle="short">
              {(date) => <FormattedMessage {...about} values={{ date: String(date) }} />}
            </FormattedDate>
          </span>
        </button>
      )}
    </article>
  );
};
