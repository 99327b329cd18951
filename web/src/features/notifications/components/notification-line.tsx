import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { defineMessage, defineMessages, FormattedDate } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import type { LiveNotification } from '#shared/live/live-table.ts';
import { NotificationIcon } from '#shared/notifications/notification-icon.tsx';
import { NotificationLink } from '#shared/notifications/notification-link.tsx';
import { NotificationText } from '#shared/notifications/notification-text.tsx';
import { PAGE_TITLE_ID } from './page-title.ts';

const messages = defineMessages({
  unread: { id: 'notifications.unread', defaultMessage: 'Não lida' },
  read: { id: 'notifications.read', defaultMessage: 'Marcar como lida' },
});
const about = defineMessage<{ readonly date: string }>({
  id: 'notifications.readOne',
  defaultMessage: 'notificação de {date}',
});

interface NotificationLineProps {
  notification: LiveNotification;
  onRead: (id: string) => void;
}

/** One notification: text, time, and a button to mark it as read. Opening the notification also marks it as read. */
export const NotificationLine = ({ notification, onRead }: NotificationLineProps) => {
  const { id, type, path, created_at, read_at } = notification;
  const isUnread = read_at === null;
  const read = (): void => {
    if (isUnread) onRead(id);
  };
  const readByButton = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // The button disappears; in the unread view, the whole line disappears. So the focus moves to the next button, or
    // to the title.
    const buttons = [...document.querySelectorAll<HTMLElement>('.notification > button')];
    const next = buttons[buttons.indexOf(currentTarget) + 1] ?? document.getElementById(PAGE_TITLE_ID);
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
          {isUnread && <strong className="text-ember-2">{translate(messages.unread)}</strong>}
        </p>
      </div>
      {isUnread && (
        <button type="button" className="icon-btn flex-none" onClick={readByButton}>
          <Check aria-hidden size={20} />
          <span className="sr-only">
            {translate(messages.read)}
            {': '}
            <FormattedDate value={created_at} dateStyle="medium" timeStyle="short">
              {(date) => translate(about, { date: String(date) })}
            </FormattedDate>
          </span>
        </button>
      )}
    </article>
  );
};
