import { ACHIEVEMENT_CATEGORIES } from '@bigorna/domain/achievements';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAchievementTexts } from '#app/achievements/use-achievement-texts.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useLive } from '#session/live/use-live-source.ts';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { isIn, standingsOf, viewOf } from '../standing.ts';
import { AchievementTabs } from './achievement-tabs.tsx';
import { AchievementTile } from './achievement-tile.tsx';
import { categoryNames } from './category-look.ts';
import { Summary } from './summary.tsx';

const messages = defineMessages({
  title: { id: 'achievements.title', defaultMessage: 'Conquistas' },
  loading: { id: 'achievements.loading', defaultMessage: 'Carregando suas conquistas...' },
  failed: { id: 'achievements.failed', defaultMessage: 'Não foi possível carregar suas conquistas' },
  none: { id: 'achievements.none', defaultMessage: 'Nenhuma desbloqueada ainda' },
  noneText: { id: 'achievements.noneText', defaultMessage: 'A primeira está a um download de distância.' },
  allDone: { id: 'achievements.allDone', defaultMessage: 'Você desbloqueou todas!' },
});

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const Title = () => (
  <h1>
    <FormattedMessage {...messages.title} />
  </h1>
);

/** Every achievement by category; progress moves by itself. */
export const AchievementsView = () => {
  const text = useDomainText();
  const textOf = useAchievementTexts();
  const view = viewOf(useLocation().search);
  const { status, data, retry } = useLive('achievements', {});
  if (status === 'failed') {
    return (
      <div className="wrap grid gap-6 py-8">
        <Title />
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
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className="wrap grid gap-6 py-8">
        <Title />
        <div className="achievement-grid" role="status">
          <span className="sr-only">
            <FormattedMessage {...messages.loading} />
          </span>
          {SKELETONS.map((tile) => (
            <div key={tile} className="skeleton h-32" aria-hidden="true" />
          ))}
        </div>
      </div>
    );
  }
  const standings = standingsOf(data);
  const shown = standings.filter((standing) => isIn(view, standing));
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-8">
      <Title />
      <Summary unlocked={standings.filter(({ unlockedAt }) => unlockedAt).length} all={standings.length} />
      <AchievementTabs />
      {shown.length === 0 && (
        <div className="empty-state">
          <EmptyScene />
          <h2>
            <FormattedMessage {...(view === 'unlocked' ? messages.none : messages.allDone)} />
          </h2>
          {view === 'unlocked' && (
            <p>
              <FormattedMessage {...messages.noneText} />
            </p>
          )}
        </div>
      )}
      {ACHIEVEMENT_CATEGORIES.map((category) => {
        const own = shown.filter(({ achievement }) => achievement.category === category);
        if (own.length === 0) return null;
        return (
          <section key={category} aria-labelledby={`category-${category}`} className="grid grid-cols-1 gap-4">
            <h2 id={`category-${category}`}>
              <FormattedMessage {...categoryNames[category]} />
            </h2>
            <ul className="achievement-grid">
              {own.map((standing) => (
                <li key={standing.achievement.id}>
                  <AchievementTile standing={standing} text={textOf?.(standing.achievement.id)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
