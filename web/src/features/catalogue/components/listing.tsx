import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { modsQuery } from '../api/mods-query.ts';
import { questionFor, useListingState } from '../listing-state.ts';
import { useListingView } from '../listing-view.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Facets } from './facets.tsx';
import { Pager } from './pager.tsx';
import { Results } from './results.tsx';
import { Toolbar } from './toolbar.tsx';

interface ListingProps {
  /** Fixed on /mods and /addons, open on /search. */
  kind?: ContentType;
  /** Heading and tabs. */
  children: ReactNode;
}

/** A listing of the catalogue with its whole state in the URL. */
export const Listing = ({ kind, children }: ListingProps) => {
  const { state, change } = useListingState();
  const [view, setView] = useListingView();
  const result = useQuery(modsQuery(questionFor(state, kind)));
  const meta = result.data?.meta;
  const filters = { kind, state, change, facets: meta?.facets };
  return (
    <div className="wrap listing">
      <aside className="listing-facets">
        <Facets {...filters} />
      </aside>
      <div>
        {children}
        <Toolbar {...filters} view={view} setView={setView} total={meta?.total} />
        <ActiveFilters state={state} change={change} total={meta?.total} />
        <Results
          total={meta?.total}
          result={result}
          view={view}
          isFiltered={Object.keys(questionFor({ ...state, s: null, page: 1 }, undefined)).length > 0}
          change={change}
        />
        {meta && <Pager state={state} page={meta.page} pages={meta.pages} />}
      </div>
    </div>
  );
};
