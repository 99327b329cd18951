import type { GuardRequirement } from '@bigorna/domain/access/guard';
import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { modsQuery } from '#features/catalogue/api/mods-query.ts';
import { homeQuery } from '#features/home/api/home-query.ts';
import type { TextPart } from '#i18n/text-parts.ts';
import { modQuery } from './mods/mod-query.ts';
import { PATTERNS } from './paths.ts';
import { titles } from './titles.ts';

/** What a page module exports. */
export interface PageModule {
  Component: ComponentType;
}

/** What a route's prefetch knows of the address. */
export interface PrefetchContext {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

export interface SiteRoute {
  path: string;
  page: () => Promise<PageModule>;
  /** Document title; pages with a name of their own set it by `useTitle`. */
  title: MessageDescriptor;
  /** The part of the texts that the page needs beside the first; all of `later-routes.ts` also have theirs. */
  texts?: TextPart;
  /** Who may enter, judged by domain's guard. */
  guard?: GuardRequirement;
  /** Starts the page's requests while its code loads. */
  prefetch?: (context: PrefetchContext) => void;
}

/** Routes that stand in a layout other than the site's. */
export interface OwnLayout {
  page: () => Promise<PageModule>;
  routes: readonly SiteRoute[];
}

/** The first page of a listing; a filtered one is asked for by the page, which can read its filters. */
const unfiltered =
  (contentType: ContentType) =>
  ({ queryClient, url }: PrefetchContext): void => {
    if (!url.search) void queryClient.prefetchQuery(modsQuery({ content_type: contentType }));
  };

const prefetchMod = ({ queryClient, params }: PrefetchContext): void => {
  if (params.slug) void queryClient.prefetchQuery(modQuery(params.slug));
};

/** The routes that visits begin with: one row an address. All others are in `later-routes.ts`, so that no first load carries them. */
export const ROUTES: readonly SiteRoute[] = [
  {
    path: PATTERNS.home,
    page: () => import('#features/home/home-page.tsx'),
    title: titles.home,
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(homeQuery()),
  },
  {
    path: PATTERNS.mods,
    page: () => import('#features/catalogue/mods-page.tsx'),
    title: titles.mods,
    prefetch: unfiltered('mod'),
  },
  {
    path: PATTERNS.addons,
    page: () => import('#features/catalogue/addons-page.tsx'),
    title: titles.addons,
    prefetch: unfiltered('addon'),
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
    guard: { signedIn: true },
  },
];
