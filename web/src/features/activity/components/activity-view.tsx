import { useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { HistorySkeleton } from '#app/history/history-skeleton.tsx';
import { LoadFailure } from '#app/load-failure.tsx';
import { useModCards } from '#app/mods/use-mod-cards.ts';
import { PageLinks } from '#app/page-links.tsx';
import { useUrlState } from '#app/url-state.ts';
import { useMemberQuery } from '#session/use-member-query.ts';
import { ACTIVITY_URL, isFiltered, NO_FILTERS } from '../activity-state.ts';
import { fetchActivity } from '../api/fetch-activity.ts';
import { byDay } from '../by-day.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { DaySection } from './day-section.tsx';
import { NoActivity } from './no-activity.tsx';

const messages = defineMessages({
  title: { id: 'activity.title', defaultMessage: 'Sua atividade' },
  lead: { id: 'activity.lead', defaultMessage: 'O que você fez no portal, dia a dia. Só você vê.' },
  loading: { id: 'activity.loading', defaultMessage: 'Carregando sua atividade...' },
  failed: { id: 'activity.failed', defaultMessage: 'Não foi possível carregar sua atividade' },
});
const found = defineMessage<{ readonly total: number }>({
  id: 'activity.total',
  defaultMessage:
    '{total, plural, =0 {Nenhuma atividade} one {# atividade} many {# de atividades} other {# atividades}}',
});

/** The member's activity in each of its states. */
export const ActivityView = () => {
  const { state, change, pageHref } = useUrlState(ACTIVITY_URL);
  const { k, p, page } = state;
  const { data, error, isPlaceholderData, refetch } = useMemberQuery({
    key: ['activity', k, p, page],
    ask: (call) => fetchActivity(call, state),
  });
  const cardOf = useModCards(data?.entries.map(({ mod_id }) => mod_id) ?? []);
  const total = useRef<HTMLParagraphElement>(null);
  const isEmpty = data?.entries.length === 0;
  const why = data?.total ? 'beyond' : isFiltered(state) ? 'filtered' : 'none';
  const isBare = isEmpty && why === 'none';
  return (
    <div className="wrap grid max-w-[58rem] grid-cols-1 content-start gap-6 py-8">
      <div>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <p className="mt-2 text-text-2">
          <FormattedMessage {...messages.lead} />
        </p>
      </div>
      {!isBare && <ActivityFilters state={state} change={change} />}
      <p ref={total} tabIndex={-1} className="note -my-2 min-h-[1.55em]" aria-live="polite">
        {data && !isBare && <FormattedMessage {...found} values={{ total: data.total }} />}
      </p>
      {!data && !error && (
        <HistorySkeleton>
          <FormattedMessage {...messages.loading} />
        </HistorySkeleton>
      )}
      {!data && error !== null && (
        <LoadFailure error={error} onRetry={() => void refetch()}>
          <FormattedMessage {...messages.failed} />
        </LoadFailure>
      )}
      {isEmpty && <NoActivity why={why} onShowAll={() => change(why === 'filtered' ? NO_FILTERS : {})} />}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'grid gap-8 opacity-60' : 'grid gap-8'}>
          {byDay(data.entries).map((day) => (
            <DaySection key={day.day.getTime()} day={day} cardOf={cardOf} />
          ))}
        </div>
      )}
      {data && <PageLinks page={page} pages={data.pages} hrefOf={pageHref} onTurn={() => total.current?.focus()} />}
    </div>
  );
};
