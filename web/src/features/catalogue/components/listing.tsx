import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { modsQuery } from '../api/mods-query.ts';
import { questionFor } from '../listing-question.ts';
import { useListingView } from '../listing-view.ts';
import { useListingState } from '../use-listing-state.ts';
import { ActiveFilters } from './active-filters.tsx';
import { CatalogueTabs } from './catalogue-tabs.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { Facets } from './facets.tsx';
import type { FilterProps } from './filter-props.ts';
import { Pager } from './pager.tsx';
import { Results } from './results.tsx';
import { Toolbar } from './toolbar.tsx';
import { Total } from './total.tsx';

interface ListingProps {
  /** Fixed on /mods and /addons, open on /search. */
  kind?: ContentType;
  /** Filters that this listing has beyond those of all. */
  More?: FilterProps['More'];
  /** The heading. */
  children: ReactNode;
}

/** A listing of the catalogue with its whole state in the URL. */
export const Listing = ({ kind, More, children }: ListingProps) => {
  const { state, change } = useListingState(kind);
  const [view, setView] = useListingView();
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useQuery(modsQuery(questionFor(state, kind)));
  const meta = result.data?.meta;
  const filters = { kind, state, change, facets: meta?.facets, More };
  return (
    <div className="wrap listing">
      <aside className="listing-facets">
        <Facets {...filters} />
      </aside>
      <div>
        {children}
        {kind && <CatalogueTabs {...filters} kind={kind} />}
        <div className="controls">
          <Toolbar {...filters} view={view} setView={setView} total={meta?.total} />
          <ActiveFilters {...filters} />
          <Total total={meta?.total} />
        </div>
        {meta?.did_you_mean && <DidYouMean text={meta.did_you_mean} state={state} />}
        <Results {...filters} headingRef={heading} result={result} view={view} />
        {meta && (
          <Pager
            state={state}
            change={change}
            meta={meta}
            onTurn={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </div>
  );
};
