import type { ListMeta } from '@bigorna/domain/endpoints/mods.schemas';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { defineMessages } from 'react-intl';
import { LazyAdSlot } from '#shared/ads/lazy-ad-slot.tsx';
import { FailureState } from '#shared/failures/failure-state.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { lazyRendered } from '#shared/loading/lazy-rendered.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import type { ListedMod } from '#shared/mods/mod-in-list.ts';
import { ModLine } from '#shared/mods/mod-line.tsx';
import { CardSkeletons, LineSkeletons } from '#shared/mods/mod-skeletons.tsx';
import { getFilteredGame } from '../listing-game.ts';
import type { ListingView } from '../listing-view.ts';
import type { FilterProps } from './filter-props.ts';

/** The list is the default view. The grid and the empty state load on demand. */
const ModGrid = lazyWithFallback(
  async () => (await import('./mod-grid.tsx')).ModGrid,
  <CardSkeletons count={PAGE_SIZE} />,
);
const NoResults = lazyRendered(async () => (await import('./no-results.tsx')).NoResults);

const messages = defineMessages({
  results: { id: 'listing.results', defaultMessage: 'Resultados' },
});

/** As many skeletons as a page of default size has results, so that a reload restores the scroll position. */
const Skeletons = ({ view }: { view: ListingView }) =>
  view === 'grid' ? <CardSkeletons count={PAGE_SIZE} /> : <LineSkeletons count={PAGE_SIZE} />;

interface ResultsProps extends FilterProps {
  result: UseQueryResult<{ mods: ListedMod[]; meta: ListMeta | undefined }>;
  view: ListingView;
  /** Heading to focus after a page change. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** Results, empty state or error. */
export const Results = ({ result, view, headingRef, ...filters }: ResultsProps) => {
  const { data, error, refetch, isPlaceholderData } = result;
  if (error && !data) return <FailureState error={error} fallbackText="search_failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeletons view={view} />;
  if (data.mods.length === 0) return <NoResults {...filters} total={data.meta?.total ?? 0} />;
  const { v: versions, g: loaders } = filters.state;
  const list = { game: getFilteredGame(filters.state), requested: { versions, loaders } };
  return (
    <section aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <h2 ref={headingRef} tabIndex={-1} className="sr-only">
        {translate(messages.results)}
      </h2>
      {view === 'grid' ? (
        <ModGrid mods={data.mods} {...list} />
      ) : (
        <div className="line-list">
          {data.mods.map((mod) => (
            <ModLine key={mod.id} mod={mod} {...list} />
          ))}
        </div>
      )}
      <LazyAdSlot placement="listing" />
    </section>
  );
};
