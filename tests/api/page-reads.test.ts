import './support/separate-project.ts';
import { readFile } from 'node:fs/promises';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import type { SiteRenderer } from '@bigorna/domain/site-page';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../functions/src/api/app.ts';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { callEndpoint, callForData, createClientIp, getRefusal } from './support/call.ts';
import { countReads } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createMod } from './support/mods.ts';
import { syncIndex } from './support/own-index.ts';

const { origin } = await serveApi();
const mod = await createMod();
beforeAll(() => catalogue.ready(), 60_000);
afterAll(() => catalogue.close());

const getPage = (slug: string) => callForData('getMod', { params: { slug }, origin });

/** Number of `pages` documents that requests read during `work`. Excludes the reads of the index. */
const countPageReads = async (work: () => Promise<unknown>): Promise<number> => (await countReads(work)).pages ?? 0;

/** What renders pages in the emulators' build. */
const loadRenderer = async () => {
  const folder = new URL('../../web/dist/emulators-server/', import.meta.url);
  const { renderPage }: SiteRenderer<Response> = await import(new URL('render.js', folder).href);
  return { renderPage, shell: await readFile(new URL('shell.html', folder), 'utf8') };
};

/** The app with the site's pages. */
const createSite = async () => {
  const { renderPage, shell } = await loadRenderer();
  return createApp(undefined, async () => renderPage.bind(undefined, shell, {}));
};

it('pages with their data at once are rendered in different turns of the event loop', async () => {
  const { renderPage, shell } = await loadRenderer();
  const data = await (await fetch(`${origin}/api/mods/${mod.slug}`)).text();
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  const pages = 8;
  let asked = 0;
  const answer = async (path: string): Promise<Response> => {
    if (!path.startsWith('/api/mods/')) return new Response('{}', { status: 404 });
    asked += 1;
    if (asked > pages) resolve();
    const isFirst = asked === 1;
    if (!isFirst) await allAsked;
    return new Response(data, { headers: { 'Content-Type': 'application/json' } });
  };
  let turn = 0;
  let isOver = false;
  const countTurns = (): void => {
    turn += 1;
    if (!isOver) setImmediate(countTurns);
  };
  countTurns();
  const render = async (): Promise<number> => {
    const request = { path: `/mods/${mod.slug}`, origin, locale: 'pt-BR', theme: 'dark', answer } as const;
    expect((await renderPage(shell, {}, request)).status).toBe(200);
    return turn;
  };
  try {
    // The first page loads code that all need.
    await render();
    const ends = await Promise.all(Array.from({ length: pages }, render));
    expect(new Set(ends).size).toBe(pages);
  } finally {
    isOver = true;
  }
}, 60_000);

describe('visits', () => {
  it('cost few reads if the server renders them: 1,000 pages less than 50', async () => {
    const site = await createSite();
    const open = async (path: string): Promise<void> => {
      const response = await site.request(path, { headers: { 'X-Forwarded-For': createClientIp() } });
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('id="page-data"');
    };
    const visit = async (): Promise<void> => {
      for (let turn = 0; turn < 250; turn += 1)
        for (const path of ['/', '/mods', `/search?q=${turn}`, `/mods/${mod.slug}`]) await open(path);
    };
    const reads = Object.values(await countReads(visit)).reduce((sum, count) => sum + count, 0);
    expect(reads).toBeLessThan(50);
  }, 120_000);

  it('cost one read of the page per change, for any number of page and file requests', async () => {
    const params = { slug: mod.slug };
    const visits = () =>
      Promise.all([
        ...Array.from({ length: 5 }, () => getPage(mod.slug)),
        callEndpoint('listReleases', { params, origin }),
        callEndpoint('findFile', { params: { hash: mod.sha256 }, origin }),
      ]);
    expect(await countPageReads(visits)).toBe(1);
    expect(await countPageReads(visits)).toBe(0);

    const changed = { title: `Outra ${mod.word}`, updated_at: FieldValue.serverTimestamp() };
    const batch = firestore.batch();
    for (const path of [`mods/${mod.id}`, `pages/${mod.id}`]) batch.update(firestore.doc(path), changed);
    await batch.commit();
    await syncIndex();
    expect(await countPageReads(visits)).toBe(1);
    expect(await getPage(mod.slug)).toMatchObject({ title: changed.title });
  });

  it('cost no read for an unknown slug', async () => {
    const visit = async () => {
      const response = await callEndpoint('getMod', { params: { slug: 'de-ninguem' }, origin });
      expect(getRefusal(response)).toBe('404 mod_not_found');
    };
    expect(await countReads(visit)).toEqual({});
  });

  it('are limited by IP when they look up files, because an unknown hash costs a read', async () => {
    const { points } = RATE_LIMITS.file_look_ups_by_address;
    const from = (ip: string, hash: string) =>
      callEndpoint('findFile', { params: { hash }, origin, headers: { 'X-Forwarded-For': ip } });
    const [busy, other] = [createClientIp(), createClientIp()];
    for (let i = 0; i < points; i += 1) await from(busy, i.toString(16).padStart(64, '0'));
    const rejected = await from(busy, mod.sha256);
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.headers.get('cache-control')).toBe('private, no-store');
    expect((await from(other, mod.sha256)).status).toBe(200);
  });
});
