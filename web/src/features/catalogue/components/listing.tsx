import { CONTENT_TYPES, type ContentType } from '@bigorna/domain/catalogue-terms';
import { type ReactNode, useRef } from 'react';
import { defineMessage, type MessageTag, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { PageMeta } from '#shared/page/page-meta.tsx';
import { usePageHead, useSiteOrigin } from '#shared/page/rendering.ts';
import { describeBreadcrumbs, describeList } from '#shared/page/structured-data.ts';
import { filterMessages, kindNames } from '../filter-messages.ts';
import { getKindTab } from '../kind-tab.ts';
import { toListingQuery } from '../listing-query.ts';
import { type ListingState, toListingHref } from '../listing-state.ts';
import { useListingView } from '../listing-view.ts';
import { useListingState } from '../use-listing-state.ts';
import { useMods } from '../use-mods.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import type { FilterProps } from './filter-props.ts';
import { Pager } from './pager.tsx';
import { Results } from './results.tsx';
import { Toolbar } from './toolbar.tsx';

const results = defineMessage<{ readonly total: number }>({
  id: 'listing.total',
  defaultMessage:
    '{total, plural, =0 {Nenhum resultado} one {# resultado} many {# de resultados} other {# resultados}}',
});

/** Number of results in a polite live region. */
const Total = ({ total }: { total: number | undefined }) => (
  <p className="note min-h-[1.55em] [grid-area:total] min-[56rem]:justify-self-end" aria-live="polite">
    {total !== undefined && translate(results, { total })}
  </p>
);

const suggestion = defineMessage<{ readonly link: MessageTag; readonly text: string }>({
  id: 'listing.didYouMean',
  defaultMessage: 'Você quis dizer <link>{text}</link>? Mostrando também esses resultados.',
});

/** Suggested correction of the search text, as a link to its results. */
const DidYouMean = ({ text, state }: { text: string; state: ListingState }) => {
  const { pathname } = useLocation();
  const link = (chunks: ReactNode[]): ReactNode => (
    <Link key="link" className="text-link" to={toListingHref(pathname, { ...state, q: text, page: 1 })}>
      {chunks}
    </Link>
  );
  return <p className="mb-4 text-text-2 wrap-anywhere">{translate(suggestion, { link, text })}</p>;
};

/** Links to the listings of mods and addons, with counts. The links keep search text and filters. */
const CatalogueTabs = ({ kind, ...filters }: Pick<FilterProps, 'state' | 'facets'> & { kind: ContentType }) => {
  const intl = useIntl();
  const known = useKnownVersions();
  return (
    <nav className="tabs" aria-label={intl.formatMessage(filterMessages.kind)}>
      {CONTENT_TYPES.map((tab) => {
        const { href, count } = getKindTab(tab, filters, known);
        return (
          <Link key={tab} to={href} aria-current={tab === kind ? 'page' : undefined}>
            {translate(kindNames[tab])}
            <span className="tab-count">{count !== undefined && intl.formatNumber(count)}</span>
          </Link>
        );
      })}
    </nav>
  );
};

interface ListingProps {
  /** Title and description of the page, for other sites and search engines. */
  meta: { title: string; description: string };
  /** Fixed kind of /mods and /addons; undefined on /search, where the kind is a filter. */
  kind?: ContentType;
  /** Filters specific to this listing. */
  More?: FilterProps['More'];
  /** Heading. */
  children: ReactNode;
}

/** A catalogue listing. The URL stores text, filters, order and page; the browser stores the choice of list or grid. */
export const Listing = ({ kind, meta: { title, description }, More, children }: ListingProps) => {
  const { pathname } = useLocation();
  const head = usePageHead();
  const origin = useSiteOrigin();
  const { state, change } = useListingState(kind);
  const [view, setView] = useListingView();
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useMods(toListingQuery(state, kind));
  const meta = result.data?.meta;
  const path = toListingHref(pathname, state);
  if (import.meta.env.SSR && head)
    head.data = [describeList(origin, result.data?.mods ?? []), describeBreadcrumbs(origin, [{ name: title, path }])];
  const filters = { kind, state, change, facets: meta?.facets, More };
  return (
    <div className="wrap listing">
      <PageMeta title={title} description={description} path={path} />
      <aside id="filters" className="hidden min-[56rem]:block noscript:block max-[56rem]:order-last">
        <FilterForm {...filters} />
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
