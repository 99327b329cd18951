import type { GuardRequirement } from '@bigorna/domain/access/guard';
import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { isPublicReader, modsQuery } from '#features/catalogue/api/mods-query.ts';
import { homeQuery } from '#features/home/api/home-query.ts';
import type { TextPart } from '#shared/i18n/text-parts.ts';
import { modQuery } from '#shared/mods/mod-query.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import type { PrefetchContext } from '#shared/routing/prefetch-context.ts';
import { titles } from './titles.ts';

export interface PageModule {
  Component: ComponentType;
  /** Requests on a server what the page shows. May return a redirect. */
  load?: (context: PrefetchContext) => Promise<Response | undefined>;
}

export interface SiteRoute {
  path: string;
  page: () => Promise<PageModule>;
  /** Document title. Pages with a dynamic title set it with `useTitle`. */
  title: MessageDescriptor;
  /** Text part of the page, in addition to the first. Routes of `secondary-routes.ts` also load `later`. */
  texts?: TextPart;
  /** Who may open the page; domain's guard decides. */
  guard?: GuardRequirement;
  /** HTTP status of the page from a server; 200 if undefined. */
  status?: number;
  /** Starts the page's requests while its code loads. */
  prefetch?: (context: PrefetchContext) => Promise<void> | void;
}

/** Routes inside a layout other than the site's. */
export interface LayoutRoutes {
  page: () => Promise<PageModule>;
  routes: readonly SiteRoute[];
}

/** Prefetches the first page of a public listing. A filtered page sends its own query: only its code parses filters. */
const prefetchUnfiltered =
  (contentType: ContentType) =>
  ({ queryClient, url, session }: PrefetchContext): void => {
    if (isPublicReader(session) && !url.search)
      void queryClient.prefetchQuery(modsQuery({ content_type: contentType }));
  };

const prefetchMod = async ({ queryClient, params }: PrefetchContext): Promise<void> => {
  if (params.slug) await queryClient.prefetchQuery(modQuery(params.slug));
};

/**
 * Routes that visits usually start with, one row per URL. All other routes are in `secondary-routes.ts`, outside the
 * first load.
 */
export const ROUTES: readonly SiteRoute[] = [
  {
    path: PATTERNS.home,
    page: () => import('#features/home/home-page.tsx'),
    title: titles.home,
    prefetch: ({ queryClient }) => queryClient.prefetchQuery(homeQuery()),
  },
  {
    path: PATTERNS.mods,
    page: () => import('#features/catalogue/mods-page.tsx'),
    title: titles.mods,
    prefetch: prefetchUnfiltered('mod'),
  },
  {
    path: PATTERNS.addons,
    page: () => import('#features/catalogue/addons-page.tsx'),
    title: titles.addons,
    prefetch: prefetchUnfiltered('addon'),
  },
  { path: PATTERNS.search, page: () => import('#features/catalogue/search-page.tsx'), title: titles.search },
  {
    path: PATTERNS.mod,
    page: () => import('#features/mod/mod-page.tsx'),
    title: titles.mod,
    texts: 'mod',
    prefetch: prefetchMod,
  },
  { path: PATTERNS.addon, page: () => import('#features/mod/addon-redirect.tsx'), title: titles.mod },
  {
    path: PATTERNS.download,
    page: () => import('#features/download/download-page.tsx'),
    title: titles.download,
    texts: 'mod',
    prefetch: prefetchMod,
  },
];
