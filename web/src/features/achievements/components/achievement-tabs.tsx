import { defineMessages, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ACHIEVEMENT_VIEWS, parseAchievementView } from '../standing.ts';

const messages = defineMessages({
  label: { id: 'achievements.views', defaultMessage: 'Quais conquistas' },
  all: { id: 'achievements.view.all', defaultMessage: 'Todas' },
  unlocked: { id: 'achievements.view.unlocked', defaultMessage: 'Desbloqueadas' },
  locked: { id: 'achievements.view.locked', defaultMessage: 'Bloqueadas' },
});

/** Tabs as links: all, unlocked, locked. */
export const AchievementTabs = () => {
  const intl = useIntl();
  const view = parseAchievementView(useLocation().search);
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
          {translate(messages[one])}
        </Link>
      ))}
    </nav>
  );
};
