import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FailureState } from '#app/failure-state.tsx';
import { ModLine } from '#app/mods/mod-line.tsx';
import { LineSkeletons } from '#app/mods/mod-skeletons.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { filterMessages } from '../filter-messages.ts';
import { type ListingChange, NO_FILTERS } from '../listing-state.ts';
import type { ListingView } from '../listing-view.ts';

/** The list is what a first visit sees; the grid's code comes when chosen. */
const ModGrid = lazy(async () => ({ default: (await import('./mod-grid.tsx')).ModGrid }));

const messages = defineMessages({
  results: { id: 'listing.results', defaultMessage: 'Resultados' },
  empty: { id: 'listing.empty', defaultMessage: 'Nada saiu da forja' },
  emptyFiltered: {
    id: 'listing.emptyFiltered',
    defaultMessage: 'Nenhum resultado com esta busca e estes filtros. Tente outra grafia ou retire os filtros.',
  },
  beyondEnd: { id: 'listing.beyondEnd', defaultMessage: 'Os resultados terminam antes desta página.' },
  firstPage: { id: 'listing.firstPage', defaultMessage: 'Ir para a primeira página' },
  emptyAtAll: { id: 'listing.emptyAtAll', defaultMessage: 'Ainda não há nada por aqui.' },
});

const SKELETONS = 6;

interface ResultsProps {
  result: UseQueryResult<{ mods: Mod[] }>;
  view: ListingView;
  isFiltered: boolean;
  /** How many there are on all pages. */
  total: number | undefined;
  change: (next: ListingChange) => void;
}

/** What was found, or that nothing was, or what went wrong. */
export const Results = ({ result, view, isFiltered, total, change }: ResultsProps) => {
  const { data, error, refetch, isPlaceholderData } = result;
  if (error) return <FailureState error={error} otherwise="search_failed" onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons count={SKELETONS} />;
  if (data.mods.length === 0 && total)
    return (
      <div className="empty-state">
        <EmptyScene />
        <h2>
          <FormattedMessage {...messages.beyondEnd} />
        </h2>
        <Button onClick={() => change({})}>
          <FormattedMessage {...messages.firstPage} />
        </Button>
      </div>
    );
  if (data.mods.length === 0)
    return (
      <div className="empty-state">
        <EmptyScene />
        <h2>
          <FormattedMessage {...messages.empty} />
        </h2>
        <p>
          <FormattedMessage {...(isFiltered ? messages.emptyFiltered : messages.emptyAtAll)} />
        </p>
        {isFiltered && (
          <Button onClick={() => change({ ...NO_FILTERS, q: '' })}>
            <FormattedMessage {...filterMessages.clear} />
          </Button>
        )}
      </div>
    );
  return (
    <section aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <h2 className="sr-only">
        <FormattedMessage {...messages.results} />
      </h2>
      {view === 'grid' ? (
        <Suspense fallback={<LineSkeletons count={SKELETONS} />}>
          <ModGrid mods={data.mods} />
        </Suspense>
      ) : (
        <div className="line-list">
          {data.mods.map((mod, index) => (
            <ModLine key={mod.id} mod={mod} eager={index < SKELETONS} />
          ))}
        </div>
      )}
    </section>
  );
};
