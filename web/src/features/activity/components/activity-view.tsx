import { useRef } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { LoadFailure } from '#shared/failures/load-failure.tsx';
import { HistorySkeleton } from '#shared/history/history-skeleton.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useModCards } from '#shared/mods/use-mod-cards.ts';
import { NoEntries, type NoEntriesProps } from '#shared/page/no-entries.tsx';
import { PageLinks } from '#shared/page/page-links.tsx';
import { usePeriodStart } from '#shared/page/use-period-start.ts';
import { useUrlState } from '#shared/routing/url-state.ts';
import { useMemberQuery } from '#shared/session/use-member-query.ts';
import trail from '#shared/ui/scene/trail.svg';
import { ACTIVITY_URL, isFiltered, NO_FILTERS } from '../activity-state.ts';
import { fetchActivity } from '../api/fetch-activity.ts';
import { groupByDay } from '../group-by-day.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { DaySection } from './day-section.tsx';

const messages = defineMessages({
  title: { id: 'activity.title', defaultMessage: 'Sua atividade' },
  lead: { id: 'activity.lead', defaultMessage: 'O que você fez no portal, dia a dia. Só você vê.' },
  loading: { id: 'activity.loading', defaultMessage: 'Carregando sua atividade...' },
  failed: { id: 'activity.failed', defaultMessage: 'Não foi possível carregar sua atividade' },
  none: { id: 'activity.none', defaultMessage: 'Nada por aqui ainda' },
  noneText: {
    id: 'activity.noneText',
    defaultMessage:
      'Baixe, comente, avalie ou favorite algo: o que você faz no portal fica registrado aqui, só para você.',
  },
  explore: { id: 'activity.explore', defaultMessage: 'Explorar mods' },
  filtered: { id: 'activity.filteredEmpty', defaultMessage: 'Nada encontrado' },
  filteredText: {
    id: 'activity.filteredEmptyText',
    defaultMessage: 'Nenhuma atividade deste tipo neste período.',
  },
  all: { id: 'activity.showAll', defaultMessage: 'Mostrar tudo' },
  beyond: { id: 'activity.beyond', defaultMessage: 'Não há nada nesta página' },
  first: { id: 'activity.firstPage', defaultMessage: 'Ir para a primeira página' },
});
const resultCount = defineMessage<{ readonly total: number }>({
  id: 'activity.total',
  defaultMessage:
    '{total, plural, =0 {Nenhuma atividade} one {# atividade} many {# de atividades} other {# atividades}}',
});

/** Explains why the list is empty, and offers a next step. */
const NoActivity = (props: NoEntriesProps) => <NoEntries picture={trail} messages={messages} {...props} />;

/** The member's activity: loading, failed, empty or listed. */
export const ActivityView = () => {
  const { state, change, pageHref } = useUrlState(ACTIVITY_URL);
  const { k, p, page } = state;
  const since = usePeriodStart(p);
  const { data, error, isPlaceholderData, refetch } = useMemberQuery({
    key: ['activity', k, p, page, since],
    fetchData: (call) => fetchActivity(call, state),
  });
  const getCard = useModCards(data?.entries.map(({ mod_id }) => mod_id) ?? []);
  const total = useRef<HTMLParagraphElement>(null);
  const isEmpty = data?.entries.length === 0;
  const why = data?.total ? 'beyond' : isFiltered(state) ? 'filtered' : 'none';
  const isBare = isEmpty && why === 'none';
  return (
    <div className="wrap grid max-w-[58rem] grid-cols-1 content-start gap-6 py-8">
      <div>
        <h1>{translate(messages.title)}</h1>
        <p className="mt-2 text-text-2">{translate(messages.lead)}</p>
      </div>
      {!isBare && <ActivityFilters state={state} change={change} />}
      <p ref={total} tabIndex={-1} className="note -my-2 min-h-[1.55em]" aria-live="polite">
        {data && !isBare && translate(resultCount, { total: data.total })}
      </p>
      {!data && !error && <HistorySkeleton>{translate(messages.loading)}</HistorySkeleton>}
      {!data && error !== null && (
        <LoadFailure error={error} onRetry={() => void refetch()}>
          {translate(messages.failed)}
        </LoadFailure>
      )}
      {isEmpty && <NoActivity why={why} onShowAll={() => change(why === 'filtered' ? NO_FILTERS : {})} />}
      {data && !isEmpty && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'grid gap-8 opacity-60' : 'grid gap-8'}>
          {groupByDay(data.entries).map((day) => (
            <DaySection key={day.day.getTime()} day={day} getCard={getCard} />
          ))}
        </div>
      )}
      {data && (
        <PageLinks page={page} pages={data.pages} getHref={pageHref} onNavigate={() => total.current?.focus()} />
      )}
    </div>
  );
};
