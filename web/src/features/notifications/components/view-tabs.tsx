import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { NOTIFICATION_VIEWS, notificationsAddress, viewOf } from '../notifications-state.ts';

const messages = defineMessages({
  label: { id: 'notifications.views', defaultMessage: 'Quais notificações' },
  all: { id: 'notifications.view.all', defaultMessage: 'Todas' },
  unread: { id: 'notifications.view.unread', defaultMessage: 'Por ler' },
  modUpdate: { id: 'notifications.view.modUpdate', defaultMessage: 'Atualizações' },
  newMod: { id: 'notifications.view.newMod', defaultMessage: 'Mods novos' },
  comment: { id: 'notifications.view.comment', defaultMessage: 'Respostas' },
  system: { id: 'notifications.view.system', defaultMessage: 'Portal' },
});

/** All, unread, or those of one type, each with an address of its own. */
export const ViewTabs = () => {
  const intl = useIntl();
  const view = viewOf(useLocation().search);
  return (
    <nav className="chips" aria-label={intl.formatMessage(messages.label)}>
      {NOTIFICATION_VIEWS.map((one) => (
        <Link
          key={one}
          to={notificationsAddress(one)}
          preventScrollReset
          aria-current={one === view ? 'page' : undefined}
          className={one === view ? 'pill chip pill-on' : 'pill chip'}
        >
          <FormattedMessage {...messages[one]} />
        </Link>
      ))}
    </nav>
  );
};
