import { ACHIEVEMENT_CATEGORIES } from '@bigorna/domain/achievements';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useAchievementTexts } from '#shared/achievements/use-achievement-texts.ts';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { parseView } from '#shared/page/parse-view.ts';
import { ViewTabs } from '#shared/page/view-tabs.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useLive } from '#shared/session/live/use-live.ts';
import { Progress } from '#shared/ui/progress.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';
import { ACHIEVEMENT_VIEWS, getStandings, isInView, type Standing } from '../standing.ts';
import { AchievementTile } from './achievement-tile.tsx';
import { categoryNames } from './category-look.ts';

const messages = defineMessages({
  title: { id: 'achievements.title', defaultMessage: 'Conquistas' },
  views: { id: 'achievements.views', defaultMessage: 'Filtrar conquistas' },
  loading: { id: 'achievements.loading', defaultMessage: 'Carregando suas conquistas...' },
  failed: { id: 'achievements.failed', defaultMessage: 'Não foi possível carregar suas conquistas' },
  none: { id: 'achievements.none', defaultMessage: 'Nenhuma desbloqueada ainda' },
  noneText: { id: 'achievements.noneText', defaultMessage: 'A primeira está a um download de distância.' },
  allDone: { id: 'achievements.allDone', defaultMessage: 'Você desbloqueou todas!' },
});

const viewNames = defineMessages({
  all: { id: 'achievements.view.all', defaultMessage: 'Todas' },
  unlocked: { id: 'achievements.view.unlocked', defaultMessage: 'Desbloqueadas' },
  locked: { id: 'achievements.view.locked', defaultMessage: 'Bloqueadas' },
});

/** Tiles of a filtered view while the progress loads. */
const SKELETONS = 6;

const Title = () => <h1>{translate(messages.title)}</h1>;

const count = defineMessage<{ readonly unlocked: number; readonly all: number }>({
  id: 'achievements.count',
  defaultMessage: '{unlocked, number} de {all, number} desbloqueadas',
});

/** Number of unlocked achievements out of all achievements. */
const Summary = ({ standings }: { standings: readonly Standing[] }) => {
  const unlocked = standings.filter(({ unlockedAt }) => unlockedAt).length;
  const all = standings.length;
  return (
    <div className="panel grid gap-3">
      <p id="achievements-count" className="font-semibold text-gold text-step-2">
        {translate(count, { unlocked, all })}
      </p>
      <Progress value={unlocked} max={all} labelledBy="achievements-count" />
    </div>
  );
};

/** All achievements by category, with live progress. */
export const AchievementsView = () => {
  const intl = useIntl();
  const getText = useAchievementTexts();
  const view = parseView(ACHIEVEMENT_VIEWS, useLocation().search);
  const { status, data, retry } = useLive('achievements', {});
  if (status === 'failed') {
    return (
      <div className="wrap grid gap-6 py-8">
        <Title />
        <LoadFailure onRetry={retry}>{translate(messages.failed)}</LoadFailure>
      </div>
    );
  }
  const standings = getStandings(data ?? new Map());
  const loading = view === 'all' ? standings : standings.slice(0, SKELETONS);
  const visible = data ? standings.filter((standing) => isInView(view, standing)) : loading;
  return (
    <div className="wrap grid grid-cols-1 gap-6 py-8">
      <Title />
      {data ? (
        <Summary standings={standings} />
      ) : (
        <div className="skeleton h-22" role="status">
          <span className="sr-only">{translate(messages.loading)}</span>
        </div>
      )}
      <ViewTabs
        label={intl.formatMessage(messages.views)}
        path={paths.achievements}
        views={ACHIEVEMENT_VIEWS}
        names={viewNames}
      />
      {visible.length === 0 && (
        <EmptyState
          title={translate(view === 'unlocked' ? messages.none : messages.allDone)}
          text={view === 'unlocked' ? translate(messages.noneText) : undefined}
        />
      )}
      {ACHIEVEMENT_CATEGORIES.map((category) => {
        const inCategory = visible.filter(({ achievement }) => achievement.category === category);
        if (inCategory.length === 0) return null;
        return (
          <section key={category} aria-labelledby={`category-${category}`} className="grid grid-cols-1 gap-4">
            <h2 id={`category-${category}`}>{translate(categoryNames[category])}</h2>
            <ul className="achievement-grid" aria-hidden={data ? undefined : true}>
              {inCategory.map((standing) => (
                <li key={standing.achievement.id} className="grid">
                  {data ? (
                    <AchievementTile standing={standing} text={getText?.(standing.achievement.id)} />
                  ) : (
                    <div className="skeleton h-32" />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
