import { formatPageChoice, PAGE_COOKIE } from '@bigorna/domain/page-choice';
import type { SitePage } from '@bigorna/domain/site-page';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import { type ApiEnv, requestContext } from '../request-context.ts';
import { servePage } from './serve-page.ts';

const limit = vi.hoisted(() => ({ isExceeded: false }));
vi.mock('../../platform/rate-limits.ts', () => ({
  consume: async () => {
    if (limit.isExceeded) throw new ApiError('too_many_requests', { retryAfterSeconds: 7 });
  },
}));
vi.mock('../../platform/parameters.ts', () => ({ SITE_URL: { value: () => 'https://mods.example' } }));
vi.mock('../../mods/pages/was-published.ts', () => ({ GONE: 410, wasPublished: async () => false }));
vi.mock('firebase-functions', () => ({ logger: { error: () => undefined, info: () => undefined } }));

const PAGE: SitePage = { status: 200, html: '<!doctype html>' };

const open = async (load: () => Promise<() => Promise<SitePage>>): Promise<Response> => {
  const app = new Hono<ApiEnv>();
  app.use(requestContext);
  app.get(
    '*',
    servePage(async () => new Response(), load),
  );
  return app.request('/faq', {
    headers: { Cookie: `${PAGE_COOKIE}=${formatPageChoice({ locale: 'fr-FR' })}`, 'Accept-Language': 'en' },
  });
};

it.each([
  { what: 'a visitor who requests too many pages', isExceeded: true, status: 429, retryAfter: '7', text: 'minutes' },
  { what: 'an outage', isExceeded: false, status: 503, retryAfter: null, text: 'réessayez' },
])('gives $what a short page in the language of the cookie', async ({ isExceeded, status, retryAfter, text }) => {
  limit.isExceeded = isExceeded;
  const response = await open(async () => {
    if (isExceeded) return async () => PAGE;
    throw new Error('no build');
  });
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'Accept-Language, Cookie',
  });
  expect(response.headers.get('Retry-After')).toBe(retryAfter);
  const html = await response.text();
  expect(html).toContain('<html lang="fr-FR">');
  expect(html.toLowerCase()).toContain(text);
});

it('serves a page within the limit', async () => {
  limit.isExceeded = false;
  const response = await open(async () => async () => PAGE);
  expect([response.status, await response.text()]).toEqual([200, PAGE.html]);
});
