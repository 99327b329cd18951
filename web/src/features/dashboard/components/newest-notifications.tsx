import { defineMessages, FormattedDate } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { NotificationIcon } from '#shared/notifications/notification-icon.tsx';
import { NotificationLink } from '#shared/notifications/notification-link.tsx';
import { NotificationText } from '#shared/notifications/notification-text.tsx';
import { useMarkRead } from '#shared/notifications/use-mark-read.ts';
import { paths } from '#shared/routing/paths.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { Block } from './block.tsx';

const messages = defineMessages({
  title: { id: 'dashboard.notifications', defaultMessage: 'Notificações' },
  all: { id: 'dashboard.allNotifications', defaultMessage: 'Ver todas' },
  none: { id: 'dashboard.noNotifications', defaultMessage: 'Nenhuma notificação por enquanto.' },
  unread: { id: 'dashboard.unread', defaultMessage: 'Não lida' },
});

const SHOWN = 3;

/** The member's newest notifications. Opening a notification marks it as read. */
export const NewestNotifications = () => {
  const { status, data = [], retry } = useLive('notifications', { limit: SHOWN });
  const { markOne } = useMarkRead();
  return (
    <Block
      title={translate(messages.title)}
      more={{ to: paths.notifications, text: translate(messages.all) }}
      state={{ status, retry }}
      room="h-40"
      empty={data.length > 0 ? undefined : <p>{translate(messages.none)}</p>}
    >
      <ul className="panel grid gap-4">
        {data.map((notification) => (
          <li key={notification.id} className="flex gap-3">
            <span className={notification.read_at ? 'text-text-3' : 'text-ember-2'}>
              <NotificationIcon type={notification.type} size={20} />
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <NotificationLink
                path={notification.path}
                className={notification.path === null ? '' : 'notification-link'}
                onFollow={() => notification.read_at ?? markOne(notification.id)}
              >
                <NotificationText notification={notification} />
              </NotificationLink>
              <span className="note flex flex-wrap gap-x-3">
                <time dateTime={notification.created_at.toISOString()}>
                  <FormattedDate value={notification.created_at} dateStyle="medium" timeStyle="short" />
                </time>
                {!notification.read_at && <strong className="text-ember-2">{translate(messages.unread)}</strong>}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
};
