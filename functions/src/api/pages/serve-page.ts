import { inspect } from 'node:util';
import { BRAND } from '@bigorna/domain/brand';
import { slug } from '@bigorna/domain/entities/common';
import type { Locale } from '@bigorna/domain/locales';
import { choosePage, PAGE_COOKIE } from '@bigorna/domain/page-choice';
import { LANGUAGE_PARAM, PAGE_CACHING } from '@bigorna/domain/site-page';
import { logger } from 'firebase-functions';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { wasPublished } from '../../mods/pages/was-published.ts';
import { SITE_URL } from '../../platform/parameters.ts';
import type { RequestContext } from '../handler.ts';
import type { ApiEnv } from '../request-context.ts';
import { fillText, PRIVATE } from '../respond.ts';
import { loadRenderer } from './load-renderer.ts';

/** Responds to the API's GETs of a page, for the visitor who requested the page. */
export type AnswerPageCall = (path: string, visitor: RequestContext) => Promise<Response>;

const GONE = 410;

/** A page for a browser that has no service worker. */
const createOutagePage = (locale: Locale): Response => {
  const text = fillText(locale, 'unavailable');
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${BRAND.name}</title><p>${text}</p></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': PRIVATE };
  return new Response(html, { status: 503, headers });
};

/**
 * Serves the pages that the site renders on a server, from the index of this process.
 *
 * A page depends on its URL, language and theme only, so shared caches may store it: Hosting's CDN has one copy per
 * Accept-Language and cookie. Hosting's rules set the Content-Security-Policy of pages, also of these.
 */
export const servePage =
  (answer: AnswerPageCall, load = loadRenderer): MiddlewareHandler<ApiEnv> =>
  async (c) => {
    const visitor = c.get('request');
    const { pathname, search, searchParams } = new URL(c.req.url);
    const renderPage = await load().catch((fault: unknown) => {
      logger.error('pages cannot be rendered', { request_id: visitor.id, fault: inspect(fault) });
    });
    if (!renderPage) return createOutagePage(visitor.locale);
    const chosen = choosePage({
      parameter: searchParams.get(LANGUAGE_PARAM) ?? undefined,
      cookie: getCookie(c, PAGE_COOKIE),
      acceptLanguage: c.req.header('Accept-Language'),
    });
    const { status, location, html, fault } = await renderPage({
      path: pathname + search,
      origin: SITE_URL.value() || BRAND.officialSite,
      ...chosen,
      answer: (path) => answer(path, { ...visitor, locale: chosen.locale }),
    });
    if (fault !== undefined) logger.error('page not rendered', { request_id: visitor.id, fault: inspect(fault) });
    const known = slug.safeParse(c.req.param('slug'));
    const isGone = status === 404 && known.success && (await wasPublished(known.data).catch(() => false));
    // Without Hosting: its rule sets PAGE_CACHING for every status of these paths.
    const isCached = status === 200 || status === 301;
    return new Response(html, {
      status: isGone ? GONE : status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isCached ? PAGE_CACHING : PRIVATE,
        Vary: 'Accept-Language, Cookie',
        ...(location === undefined ? {} : { Location: location }),
      },
    });
  };
