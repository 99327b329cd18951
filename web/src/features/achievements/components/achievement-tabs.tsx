import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { ACHIEVEMENT_VIEWS, viewOf } from '../standing.ts';

const messages = defineMessages({
  label: { id: 'achievements.views', defaultMessage: 'Quais conquistas' },
  all: { id: 'achievements.view.all', defaultMessage: 'Todas' },
  unlocked: { id: 'achievements.view.unlocked', defaultMessage: 'Desbloqueadas' },
  locked: { id: 'achievements.view.locked', defaultMessage: 'Por desbloquear' },
});

/** All, unlocked or locked ones, each with an address of its own. */
export const AchievementTabs = () => {
  const intl = useIntl();
  const view = viewOf(useLocation().search);
  return (
    <nav className="chips" aria-label={intl.formatMessage(messages.label)}>
      {ACHIEVEMENT_VIEWS.map((one) => (
        <Link
          key={one}
          to={one === 'all' ? paths.achievements : `${paths.achievements}?show=${one}`}
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
