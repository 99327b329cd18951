import { PAGE_CACHE_SECONDS } from './limits.ts';
import type { Locale } from './locales.ts';
import type { PageTheme } from './page-choice.ts';
import { formatSharedCaching } from './shared-caching.ts';

/** Caching of rendered pages by Hosting's CDN. */
export const PAGE_CACHING = formatSharedCaching(PAGE_CACHE_SECONDS);

/** Query parameter that sets the language of a page. */
export const LANGUAGE_PARAM = 'lang';

/** A page to render. `ResponseType` is the runtime's `Response`. */
export interface SitePageRequest<ResponseType> {
  /** Path and query string. */
  readonly path: string;
  /** Scheme and host of the site, for links in the head. Never those of the request. */
  readonly origin: string;
  readonly locale: Locale;
  readonly theme: PageTheme;
  /** Responds to a public GET of the API, by its path and query string. */
  readonly answer: (path: string) => Promise<ResponseType>;
}

/** A rendered page, or a redirect. */
export interface SitePage {
  readonly status: number;
  /** Target of a redirect, with the status 301. */
  readonly location?: string;
  readonly html: string;
  /** Why the page was not rendered, if no request of the page explains it. */
  readonly fault?: unknown;
}

/** What the site's build gives to the server: `render.js` exports it. */
export interface SiteRenderer<ResponseType> {
  /**
   * Renders a page of the site. Without the page's data, gives the empty page that the browser fills, with the
   * failure's status. What does not exist has a page with the status 404.
   *
   * @param template shell.html of the same build
   * @param scripts scripts of each page, by the page's path
   */
  renderPage(
    template: string,
    scripts: Readonly<Record<string, readonly string[]>>,
    request: SitePageRequest<ResponseType>,
  ): Promise<SitePage>;
}
