import type { ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import type { UseQueryResult } from '@tanstack/react-query';
import { defineMessages, FormattedMessage } from 'react-intl';
import { FailureState } from '#app/failure-state.tsx';
import { ModCard } from '#app/mods/mod-card.tsx';
import { ModLine } from '#app/mods/mod-line.tsx';
import { CardSkeletons, LineSkeletons } from '#app/mods/mod-skeletons.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';
import { filterMessages } from '../filter-messages.ts';
import { type ListingChange, NO_FILTERS } from '../listing-state.ts';
import type { ListingView } from '../listing-view.ts';

const messages = defineMessages({
  results: { id: 'listing.results', defaultMessage: 'Resultados' },
  empty: { id: 'listing.empty', defaultMessage: 'Nada saiu da forja' },
  emptyFiltered: {
    id: 'listing.emptyFiltered',
    defaultMessage: 'Nenhum resultado com esta busca e estes filtros. Tente outra grafia ou retire os filtros.',
  },
  emptyAtAll: { id: 'listing.emptyAtAll', defaultMessage: 'Ainda não há nada por aqui.' },
});

const SKELETONS = 6;

interface ResultsProps {
  result: UseQueryResult<{ mods: Mod[] }>;
  view: ListingView;
  isFiltered: boolean;
  change: (next: ListingChange) => void;
}

/** What was found, or that nothing was, or what went wrong. */
export const Results = ({ result, view, isFiltered, change }: ResultsProps) => {
  const { data, error, refetch, isPlaceholderData } = result;
  if (error) return <FailureState error={error} otherwise="search_failed" onRetry={() => void refetch()} />;
  if (!data) return view === 'grid' ? <CardSkeletons count={SKELETONS} /> : <LineSkeletons count={SKELETONS} />;
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
      <div className={view === 'grid' ? 'card-grid' : 'line-list'}>
        {data.mods.map((mod, index) =>
          view === 'grid' ? (
            <ModCard key={mod.id} mod={mod} eager={index < SKELETONS} />
          ) : (
            <ModLine key={mod.id} mod={mod} eager={index < SKELETONS} />
          ),
        )}
      </div>
    </section>
  );
};
