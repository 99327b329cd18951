import type { ListMeta, ModCard as Mod } from '@bigorna/domain/endpoints/mods';
import { PAGE_SIZE } from '@bigorna/domain/limits';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Ref } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { AdPlace } from '#app/ads/ad-place.tsx';
import { FailureState } from '#app/failure-state.tsx';
import { lazyOrNothing } from '#app/lazy-or-nothing.ts';
import { ModLine } from '#app/mods/mod-line.tsx';
import { CardSkeletons, LineSkeletons } from '#app/mods/mod-skeletons.tsx';
import { filteredGame } from '../listing-game.ts';
import type { ListingView } from '../listing-view.ts';
import type { FilterProps } from './filter-props.ts';

/** The list is what a first visit sees; the grid's code, and that for nothing found, come when needed. */
const ModGrid = lazyOrNothing(
  async () => (await import('./mod-grid.tsx')).ModGrid,
  <CardSkeletons count={PAGE_SIZE} />,
);
const NoResults = lazyOrNothing(async () => (await import('./no-results.tsx')).NoResults);

const messages = defineMessages({
  results: { id: 'listing.results', defaultMessage: 'Resultados' },
});

/** Pictures within a first window, fetched at once. */
const EAGER = 6;

/** As many as a page has: a reload leads back to where one was before the mods have come. */
const Skeletons = ({ view }: { view: ListingView }) =>
  view === 'grid' ? <CardSkeletons count={PAGE_SIZE} /> : <LineSkeletons count={PAGE_SIZE} />;

interface ResultsProps extends FilterProps {
  result: UseQueryResult<{ mods: Mod[]; meta: ListMeta | undefined }>;
  view: ListingView;
  /** The heading, which takes the focus when a page is turned. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** What was found, or that nothing was, or what went wrong. */
export const Results = ({ result, view, headingRef, ...filters }: ResultsProps) => {
  const { data, error, refetch, isPlaceholderData } = result;
  if (error && !data) return <FailureState error={error} otherwise="search_failed" onRetry={() => void refetch()} />;
  if (!data) return <Skeletons view={view} />;
  if (data.mods.length === 0) return <NoResults {...filters} total={data.meta?.total ?? 0} />;
  const { v: versions, g: loaders } = filters.state;
  const list = { game: filteredGame(filters.state), asked: { versions, loaders } };
  return (
    <section aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <h2 ref={headingRef} tabIndex={-1} className="sr-only">
        <FormattedMessage {...messages.results} />
      </h2>
      {view === 'grid' ? (
        <ModGrid mods={data.mods} {...list} />
      ) : (
        <div className="line-list">
          {data.mods.map((mod, index) => (
            <ModLine key={mod.id} mod={mod} {...list} eager={index === 0 ? 'first' : index < EAGER} />
          ))}
        </div>
      )}
      <AdPlace placement="listing" />
    </section>
  );
};
