import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import type { LiveNotification } from '#shared/live/live-table.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';
import quietBell from '#shared/ui/scene/quiet-bell.svg';
import type { NotificationView } from '../notification-views.ts';
import { NotificationLine } from './notification-line.tsx';

const messages = defineMessages({
  loading: { id: 'notifications.loading', defaultMessage: 'Carregando suas notificações...' },
  failed: { id: 'notifications.failed', defaultMessage: 'Não foi possível carregar suas notificações' },
  more: { id: 'notifications.more', defaultMessage: 'Mostrar mais antigas' },
});

/** Title and text of an empty list, by view. */
const emptyMessages = {
  all: defineMessages({
    title: { id: 'notifications.empty', defaultMessage: 'Nada por aqui ainda' },
    text: {
      id: 'notifications.emptyText',
      defaultMessage: 'Favorite mods e addons: quando um deles tiver versão nova, você fica sabendo por aqui.',
    },
  }),
  unread: defineMessages({
    title: { id: 'notifications.allRead', defaultMessage: 'Tudo lido' },
    text: { id: 'notifications.allReadText', defaultMessage: 'O que for novo aparece aqui na hora.' },
  }),
  modUpdate: defineMessages({
    title: { id: 'notifications.noUpdates', defaultMessage: 'Nenhuma atualização ainda' },
    text: {
      id: 'notifications.noUpdatesText',
      defaultMessage: 'Quando um dos seus favoritos tiver versão nova, você fica sabendo por aqui.',
    },
  }),
  newMod: defineMessages({
    title: { id: 'notifications.noNewMods', defaultMessage: 'Nenhum mod novo ainda' },
    text: {
      id: 'notifications.noNewModsText',
      defaultMessage: 'Estas notificações são opcionais. Para receber, ative-as em “Escolher o que recebo”.',
    },
  }),
  comment: defineMessages({
    title: { id: 'notifications.noReplies', defaultMessage: 'Nenhuma resposta ainda' },
    text: {
      id: 'notifications.noRepliesText',
      defaultMessage: 'Quando alguém responder a um comentário seu, a notificação aparece aqui.',
    },
  }),
  system: defineMessages({
    title: { id: 'notifications.noNews', defaultMessage: 'Nenhuma notificação do portal ainda' },
    text: { id: 'notifications.noNewsText', defaultMessage: 'Suas conquistas e os avisos da equipe aparecem aqui.' },
  }),
} satisfies Record<NotificationView, unknown>;

const STEP = 30;
const SKELETONS = ['first', 'second', 'third', 'fourth'];

/** Notifications of a view, and a function that loads older notifications if there may be more. */
const useViewNotifications = (view: NotificationView) => {
  const [limit, setLimit] = useState(STEP);
  const unread = useLive('unread', view === 'unread' ? {} : undefined);
  const type = view === 'all' || view === 'unread' ? undefined : view;
  const newest = useLive('notifications', view === 'unread' ? undefined : { limit, type });
  // Shows the current notifications while more load.
  const [previous, setPrevious] = useState<readonly LiveNotification[]>();
  const { status, data, retry } = view === 'unread' ? unread : newest;
  if (data !== undefined && data !== previous) setPrevious(data);
  const rows = data ?? (status === 'loading' ? previous : undefined);
  return {
    status: rows ? ('ready' as const) : status,
    retry,
    visible: rows ?? [],
    more: view !== 'unread' && data?.length === limit ? () => setLimit(limit + STEP) : undefined,
  };
};

interface NotificationListProps {
  view: NotificationView;
  onRead: (id: string) => void;
}

/** The list: loading, failed, empty or filled. */
export const NotificationList = ({ view, onRead }: NotificationListProps) => {
  const { status, retry, visible, more } = useViewNotifications(view);
  if (status === 'loading') {
    return (
      <div className="grid gap-3" role="status">
        <span className="sr-only">{translate(messages.loading)}</span>
        {SKELETONS.map((line) => (
          <div key={line} className="skeleton h-20" aria-hidden="true" />
        ))}
      </div>
    );
  }
  if (status === 'failed') return <LoadFailure onRetry={retry}>{translate(messages.failed)}</LoadFailure>;
  return (
    <>
      {visible.length > 0 ? (
        <ul className="grid gap-3">
          {visible.map((notification) => (
            <li key={notification.id}>
              <NotificationLine notification={notification} onRead={onRead} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          picture={quietBell}
          title={translate(emptyMessages[view].title)}
          text={translate(emptyMessages[view].text)}
        />
      )}
      {more && (
        <Button className="justify-self-center" onClick={more}>
          {translate(messages.more)}
        </Button>
      )}
    </>
  );
};
