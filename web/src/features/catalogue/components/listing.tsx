import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { CONTENT_TYPES, type ContentType } from '@bigorna/domain/catalogue-terms';
import { getListFeedPath, getListPath } from '@bigorna/domain/site-addresses';
import { type ReactNode, useRef } from 'react';
import { defineMessage, type MessageDescriptor, type MessageTag, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { PageMeta } from '#shared/page/page-meta.tsx';
import { usePageHead, useSiteOrigin } from '#shared/page/rendering.ts';
import { describeBreadcrumbs, describeList, type StructuredData } from '#shared/page/structured-data.ts';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { filterMessages, kindNames } from '../filter-messages.ts';
import { getKindTab } from '../kind-tab.ts';
import { findTopic, hasFeed, toListingQuery } from '../listing-query.ts';
import { type ListingState, parseListingState, toListingHref } from '../listing-state.ts';
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
  /** Fixed kind of /mods and /addons; elsewhere, the kind is a filter. */
  kind?: ContentType;
  /** Key of the author whose mods are listed. */
  author?: string;
  /** Structured data of the page, besides that of every listing. */
  data?: StructuredData | undefined;
  /** Filters specific to this listing. */
  More?: FilterProps['More'];
  /** Heading. */
  children: ReactNode;
}

/** A catalogue listing. The URL stores text, filters, order and page; the browser stores the choice of list or grid. */
export const Listing = ({ kind, author, meta: { title, description }, data, More, children }: ListingProps) => {
  const head = usePageHead();
  const origin = useSiteOrigin();
  const { state, change } = useListingState(kind);
  const [view, setView] = useListingView();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = toListingQuery(state, { kind, author });
  const result = useMods(query);
  const meta = result.data?.meta;
  const path = toListingHref(author === undefined ? getListPath({ content_type: kind }) : paths.author(author), state);
  if (import.meta.env.SSR && head)
    head.data = [
      ...(data ? [data] : []),
      describeList(origin, result.data?.mods ?? []),
      describeBreadcrumbs(origin, [{ name: title, path }]),
    ];
  const filters = { kind, state, change, facets: meta?.facets, More };
  return (
    <div className="wrap listing">
      <PageMeta
        title={title}
        description={description}
        path={path}
        feed={hasFeed(query) ? (format) => getListFeedPath(query, format) : undefined}
      />
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

const within = defineMessage<{ readonly kind: string; readonly name: string }>({
  id: 'listing.within',
  defaultMessage: '{kind}: {name}',
});
const withinDescription = defineMessage<{ readonly kind: string; readonly name: string }>({
  id: 'listing.withinDescription',
  defaultMessage: '{kind} em “{name}”, revisados um a um.',
});

interface KindListingProps {
  kind: ContentType;
  /** Title and description without filters. */
  texts: Readonly<Record<'title' | 'description', MessageDescriptor>>;
}

/** Page of all mods or of all addons. A category and a tag have their own title. */
export const KindListing = ({ kind, texts }: KindListingProps) => {
  const intl = useIntl();
  const topic = findTopic(parseListingState(useLocation().search, kind));
  const values = topic && {
    kind: intl.formatMessage(kindNames[kind]),
    name: topic.category === undefined ? `#${topic.tag}` : getCategoryName(topic.category, intl.locale),
  };
  const title = values ? intl.formatMessage(within, values) : intl.formatMessage(texts.title);
  const description = values ? intl.formatMessage(withinDescription, values) : intl.formatMessage(texts.description);
  useTitle(values ? title : intl.formatMessage(kindNames[kind]));
  return (
    <Listing kind={kind} meta={{ title, description }}>
      <h1 className="mb-4 wrap-anywhere">
        <span>{title}</span>
      </h1>
    </Listing>
  );
};
