import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { getNotificationsPath, NOTIFICATION_VIEWS, parseNotificationView } from '../notifications-path.ts';

const messages = defineMessages({
  label: { id: 'notifications.views', defaultMessage: 'Quais notificações' },
  all: { id: 'notifications.view.all', defaultMessage: 'Todas' },
  unread: { id: 'notifications.view.unread', defaultMessage: 'Não lidas' },
  modUpdate: { id: 'notifications.view.modUpdate', defaultMessage: 'Atualizações' },
  newMod: { id: 'notifications.view.newMod', defaultMessage: 'Mods novos' },
  comment: { id: 'notifications.view.comment', defaultMessage: 'Respostas' },
  system: { id: 'notifications.view.system', defaultMessage: 'Portal' },
});

/** Tabs as links: all, unread, and each type. */
export const ViewTabs = () => {
  const intl = useIntl();
  const view = parseNotificationView(useLocation().search);
  return (
    <nav className="chips" aria-label={intl.formatMessage(messages.label)}>
      {NOTIFICATION_VIEWS.map((one) => (
        <Link
          key={one}
          to={getNotificationsPath(one)}
          preventScrollReset
          aria-current={one === view ? 'page' : undefined}
          className={one === view ? 'pill chip pill-on' : 'pill chip'}
        >
          {translate(messages[one])}
        </Link>
      ))}
    </nav>
  );
};
