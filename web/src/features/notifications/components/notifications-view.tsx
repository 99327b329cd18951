import { LIVE_UNREAD_MAX } from '@bigorna/domain/limits';
import { CheckCheck, Settings2 } from 'lucide-react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useMarkRead } from '#shared/notifications/use-mark-read.ts';
import { parseView } from '#shared/page/parse-view.ts';
import { ViewTabs } from '#shared/page/view-tabs.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { Button } from '#shared/ui/button.tsx';
import { NOTIFICATION_VIEWS } from '../notification-views.ts';
import { NotificationList } from './notification-list.tsx';
import { PAGE_TITLE_ID } from './page-title.ts';

const unreadCount = defineMessage<{ readonly count: number }>({
  id: 'notifications.unreadCount',
  defaultMessage: '{count, plural, =0 {Tudo lido} one {# não lida} many {# não lidas} other {# não lidas}}',
});
const unreadMany = defineMessage<{ readonly count: number }>({
  id: 'notifications.unreadMany',
  defaultMessage: 'Mais de {count, number} não lidas',
});
const messages = defineMessages({
  title: { id: 'notifications.title', defaultMessage: 'Notificações' },
  readAll: { id: 'notifications.readAll', defaultMessage: 'Marcar todas como lidas' },
  settings: { id: 'notifications.settings', defaultMessage: 'Escolher o que recebo' },
  views: { id: 'notifications.views', defaultMessage: 'Filtrar notificações' },
});
const viewNames = defineMessages({
  all: { id: 'notifications.view.all', defaultMessage: 'Todas' },
  unread: { id: 'notifications.view.unread', defaultMessage: 'Não lidas' },
  modUpdate: { id: 'notifications.view.modUpdate', defaultMessage: 'Atualizações' },
  newMod: { id: 'notifications.view.newMod', defaultMessage: 'Mods novos' },
  comment: { id: 'notifications.view.comment', defaultMessage: 'Respostas' },
  system: { id: 'notifications.view.system', defaultMessage: 'Portal' },
});

/** The member's live notifications. The URL selects the tab: all, unread or one type. */
export const NotificationsView = () => {
  const intl = useIntl();
  const view = parseView(NOTIFICATION_VIEWS, useLocation().search);
  const { status, data: unread = [] } = useLive('unread', {});
  const { markOne, markAll, isMarkingAll } = useMarkRead();
  const count = unread.length;
  const isMany = count >= LIVE_UNREAD_MAX;
  return (
    <div className="wrap grid max-w-[58rem] grid-cols-1 content-start gap-6 py-8">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="mr-auto">
          <h1 id={PAGE_TITLE_ID} tabIndex={-1} className="outline-none">
            {translate(messages.title)}
          </h1>
          <p role="status" className="mt-1 min-h-6 text-text-2">
            {status === 'ready' && translate(isMany ? unreadMany : unreadCount, { count: isMany ? count - 1 : count })}
          </p>
        </div>
        <Link to={`${paths.editProfile}#notifications`} className="text-link inline-flex min-h-10 items-center gap-2">
          <Settings2 aria-hidden size={18} />
          {translate(messages.settings)}
        </Link>
        <Button
          aria-disabled={count === 0 || isMarkingAll}
          onClick={() => {
            if (count > 0 && !isMarkingAll) void markAll();
          }}
        >
          <CheckCheck aria-hidden size={18} />
          {translate(messages.readAll)}
        </Button>
      </div>
      <ViewTabs
        label={intl.formatMessage(messages.views)}
        path={paths.notifications}
        views={NOTIFICATION_VIEWS}
        names={viewNames}
      />
      <NotificationList key={view} view={view} onRead={markOne} />
    </div>
  );
};
