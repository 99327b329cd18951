import { useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useDomainText } from '#i18n/locale-provider.tsx';
import type { LiveNotification } from '#session/live/live-table.ts';
import { useLive } from '#session/live/use-live-source.ts';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import quietBell from '#ui/scene/quiet-bell.svg';
import type { NotificationView } from '../notifications-state.ts';
import { NotificationLine } from './notification-line.tsx';

const messages = defineMessages({
  loading: { id: 'notifications.loading', defaultMessage: 'Carregando suas notificações...' },
  failed: { id: 'notifications.failed', defaultMessage: 'Não foi possível carregar suas notificações' },
  empty: { id: 'notifications.empty', defaultMessage: 'Nada por aqui ainda' },
  emptyText: {
    id: 'notifications.emptyText',
    defaultMessage: 'Marque mods como favoritos: quando um deles tiver versão nova, o aviso chega aqui.',
  },
  read: { id: 'notifications.allRead', defaultMessage: 'Tudo lido' },
  readText: { id: 'notifications.allReadText', defaultMessage: 'O que for novo aparece aqui na hora.' },
  more: { id: 'notifications.more', defaultMessage: 'Mostrar mais antigas' },
});

const STEP = 30;
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** The notifications of a view; more of the older ones where there may be. */
const useShown = (view: NotificationView) => {
  const [limit, setLimit] = useState(STEP);
  const unread = useLive('unread', view === 'unread' ? {} : undefined);
  const newest = useLive('notifications', view === 'unread' ? undefined : { limit });
  // While more are on their way, those that were there stay.
  const [kept, setKept] = useState<readonly LiveNotification[]>();
  const { status, data, retry } = view === 'unread' ? unread : newest;
  if (data !== undefined && data !== kept) setKept(data);
  const rows = data ?? (status === 'loading' ? kept : undefined);
  return {
    status: rows ? ('ready' as const) : status,
    retry,
    shown: rows?.filter(({ type }) => view === 'all' || view === 'unread' || type === view) ?? [],
    more: view !== 'unread' && data?.length === limit ? () => setLimit(limit + STEP) : undefined,
  };
};

interface NotificationListProps {
  view: NotificationView;
  onRead: (id: string) => void;
}

/** The list in each of its states. */
export const NotificationList = ({ view, onRead }: NotificationListProps) => {
  const text = useDomainText();
  const { status, retry, shown, more } = useShown(view);
  if (status === 'loading') {
    return (
      <div className="grid gap-3" role="status">
        <span className="sr-only">
          <FormattedMessage {...messages.loading} />
        </span>
        {SKELETONS.map((line) => (
          <div key={line} className="skeleton h-20" aria-hidden="true" />
        ))}
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <div className="empty-state" role="alert">
        <EmptyScene />
        <h2>
          <FormattedMessage {...messages.failed} />
        </h2>
        <p>{text('connection_error')}</p>
        <Button variant="primary" onClick={retry}>
          {text('try_again')}
        </Button>
      </div>
    );
  }
  return (
    <>
      {shown.length > 0 ? (
        <ul className="grid gap-3">
          {shown.map((notification) => (
            <li key={notification.id}>
              <NotificationLine notification={notification} onRead={onRead} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty-state">
          <EmptyScene picture={quietBell} />
          <h2>
            <FormattedMessage {...(view === 'unread' ? messages.read : messages.empty)} />
          </h2>
          <p>
            <FormattedMessage {...(view === 'unread' ? messages.readText : messages.emptyText)} />
          </p>
        </div>
      )}
      {more && (
        <Button className="justify-self-center" onClick={more}>
          <FormattedMessage {...messages.more} />
        </Button>
      )}
    </>
  );
};
