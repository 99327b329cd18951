import { inspect } from 'node:util';
import { BRAND } from '@bigorna/domain/brand';
import type { Locale } from '@bigorna/domain/locales';
import { choosePage, PAGE_COOKIE } from '@bigorna/domain/page-choice';
import { LANGUAGE_PARAM, PAGE_CACHING } from '@bigorna/domain/site-page';
import { logger } from 'firebase-functions';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { GONE, wasPublished } from '../../mods/pages/was-published.ts';
import { ApiError } from '../../platform/api-error.ts';
import { consume } from '../../platform/rate-limits.ts';
import type { RequestContext } from '../handler.ts';
import type { ApiEnv } from '../request-context.ts';
import { fillText, PRIVATE, toFailureResponse } from '../respond.ts';
import { getSiteOrigin } from '../site-origin.ts';
import { loadRenderer } from './load-renderer.ts';

/** Responds to the API's GETs of a page, for the visitor who requested the page. */
export type AnswerPageCall = (path: string, visitor: RequestContext) => Promise<Response>;

const HTML_TYPE = 'text/html; charset=utf-8';
/** What a page depends on besides its URL. */
const VARY = 'Accept-Language, Cookie';
/** Path of a mod's pages, with the slug. */
const MOD_PATH = /^\/mods\/([^/]+)(?:\/download)?\/?$/;

/** A failure as a page without the site's code. In an outage, only a browser without service worker shows it. */
const toFailurePage = (error: ApiError, locale: Locale): Response => {
  const { status, headers } = toFailureResponse(error, locale);
  const text = fillText(locale, error.code);
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND.name}</title><p>${text}</p></html>`;
  headers.set('Content-Type', HTML_TYPE);
  headers.set('Vary', VARY);
  return new Response(html, { status, headers });
};

/** The failure if the visitor requests too many pages; undefined otherwise. */
const findRefusal = async (ip: string): Promise<ApiError | undefined> => {
  try {
    await consume('catalogue_by_address', ip);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
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
    const chosen = choosePage({
      parameter: searchParams.get(LANGUAGE_PARAM) ?? undefined,
      cookie: getCookie(c, PAGE_COOKIE),
      acceptLanguage: c.req.header('Accept-Language'),
    });
    const refusal = await findRefusal(visitor.ip);
    if (refusal) return toFailurePage(refusal, chosen.locale);
    const renderPage = await load().catch((fault: unknown) => {
      logger.error('pages cannot be rendered', { request_id: visitor.id, fault: inspect(fault) });
    });
    if (!renderPage) return toFailurePage(new ApiError('unavailable'), chosen.locale);
    const { status, location, html, fault } = await renderPage({
      path: pathname + search,
      origin: getSiteOrigin(),
      ...chosen,
      answer: (path) => answer(path, { ...visitor, locale: chosen.locale }),
    });
    if (fault !== undefined) logger.error('page not rendered', { request_id: visitor.id, fault: inspect(fault) });
    const isGone = status === 404 && (await wasPublished(MOD_PATH.exec(pathname)?.[1]));
    // Without Hosting: its rule sets PAGE_CACHING for every status of these paths.
    const isCached = status === 200 || status === 301;
    return new Response(html, {
      status: isGone ? GONE : status,
      headers: {
        'Content-Type': HTML_TYPE,
        'Cache-Control': isCached ? PAGE_CACHING : PRIVATE,
        Vary: VARY,
        ...(location === undefined ? {} : { Location: location }),
      },
    });
  };
