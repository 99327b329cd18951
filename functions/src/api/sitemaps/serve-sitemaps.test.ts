import { SITEMAP_URLS_MAX } from '@bigorna/domain/limits';
import { MACHINE_PATHS } from '@bigorna/domain/machine-paths';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import type { ApiEnv } from '../request-context.ts';
import { serveSitemap, serveSitemapIndex } from './serve-sitemaps.ts';

const COUNT = 2 * SITEMAP_URLS_MAX + 1;
const DATE = Date.UTC(2026, 0, 1);
const limits = vi.hoisted(() => ({ mods: 0, authors: 0 }));

vi.mock('../../platform/parameters.ts', () => ({ SITE_URL: { value: () => 'https://mods.example' } }));
vi.mock('../../catalogue/index.ts', () => {
  const fill = <T>(first: number, limit: number, create: (at: number) => T): T[] =>
    Array.from({ length: Math.max(0, Math.min(limit, COUNT - first)) }, (_, i) => create(first + i));
  return {
    catalogue: {
      outline: async () => ({ authors: COUNT, mods: [DATE, DATE, DATE] }),
      listPublished: async (offset: number, limit: number) => {
        limits.mods = Math.max(limits.mods, limit);
        return fill(offset, limit, (at) => ({ slug: `mod-${at}`, title: 'A', thumbnail_url: null, updated: DATE }));
      },
      listAuthors: async (after: string, limit: number) => {
        limits.authors = Math.max(limits.authors, limit);
        return fill(after === '' ? 0 : Number(after) + 1, limit, (at) => ({ key: String(at), updated: DATE }));
      },
    },
  };
});

const app = new Hono<ApiEnv>();
app.onError((error, c) => c.text('', error instanceof ApiError ? error.status : 500));
app.get(MACHINE_PATHS.sitemapIndex, serveSitemapIndex);
app.get(MACHINE_PATHS.sitemap, serveSitemap);

const list = async (path: string): Promise<string[]> => {
  const text = await (await app.request(path)).text();
  return [...text.matchAll(/<loc>https:\/\/mods\.example([^<]+)<\/loc>/g)].map(([, found = '']) => found);
};

it('the index of sitemaps names as many parts as mods and authors need (R223)', async () => {
  expect(await list('/sitemap.xml')).toEqual(
    ['pages', 'authors-1', 'authors-2', 'authors-3', 'mods-1', 'mods-2', 'mods-3'].map(
      (name) => `/sitemaps/${name}.xml`,
    ),
  );
});

it.each([
  ['mods', '/mods/mod-'],
  ['authors', '/authors/'],
] as const)('the parts of %s name each once, in order, and are read in short jobs (R223)', async (kind, prefix) => {
  const parts = await Promise.all([1, 2, 3].map((number) => list(`/sitemaps/${kind}-${number}.xml`)));
  expect(parts.map(({ length }) => length)).toEqual([SITEMAP_URLS_MAX, SITEMAP_URLS_MAX, 1]);
  expect(parts.flat()).toEqual(Array.from({ length: COUNT }, (_, at) => `${prefix}${at}`));
  expect(limits[kind]).toBeLessThanOrEqual(1000);
  expect((await app.request(`/sitemaps/${kind}-4.xml`)).status).toBe(404);
  expect((await app.request('/sitemaps/other.xml')).status).toBe(404);
  expect((await app.request(`/sitemaps/${kind}-1.xml?a=1`)).status).toBe(400);
});

it('more parts at once than an instance caches are all served (R223)', async () => {
  const files = ['mods-1', 'mods-2', 'mods-3', 'authors-1', 'authors-2', 'authors-3'];
  const responses = await Promise.all(files.map((file) => app.request(`/sitemaps/${file}.xml`)));
  expect(responses.map(({ status }) => status)).toEqual(files.map(() => 200));
});
