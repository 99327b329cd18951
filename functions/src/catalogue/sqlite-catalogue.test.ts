import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { modCounts } from '@bigorna/domain/entities/mod';
import { MOD_STATUSES } from '@bigorna/domain/mod-status';
import { toDay } from '@bigorna/domain/trending';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import type { RefreshPolicy } from './refresh-policy.ts';
import { createSampleMod, createSampleMods } from './sample-mods.ts';
import { createSampleSource } from './sample-source.ts';
import { createSqliteCatalogue } from './sqlite-catalogue.ts';

vi.mock('firebase-functions', () => ({ logger: { info: vi.fn(), error: vi.fn() } }));

const everything = modsQuery.parse({ limit: 100 });
const IMMEDIATE: Partial<RefreshPolicy> = { checkEveryMs: 0, countsEveryMs: 0, settingsEveryMs: 0, waitMs: 5000 };

/** Folder for the files of this test's catalogues. */
let folder: string;
const open: Catalogue[] = [];
const openCatalogue = (...given: Parameters<typeof createSqliteCatalogue>): Catalogue => {
  const catalogue = createSqliteCatalogue(...given);
  open.push(catalogue);
  return catalogue;
};
const listIds = async (catalogue: Catalogue): Promise<string[]> =>
  (await catalogue.list(everything)).cards.map(({ id }) => id).sort();
const findFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => join(folder, name));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bigorna-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  for (const catalogue of open.splice(0)) catalogue.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('catalogue', () => {
  it('lists only approved mods to visitors and every status to staff (R141)', async () => {
    const catalogue = openCatalogue(
      createSampleSource(...MOD_STATUSES.map((status) => createSampleMod(status, { status }))),
    );
    expect(await listIds(catalogue)).toEqual(['approved']);
    const all = await catalogue.listAll(everything);
    expect(all.cards.map(({ id, status }) => [id, status]).sort()).toEqual(MOD_STATUSES.map((s) => [s, s]).sort());
    expect((await catalogue.listAll({ ...everything, status: 'pending' })).cards).toMatchObject([{ id: 'pending' }]);
    expect((await catalogue.list(everything)).cards[0]).not.toHaveProperty('status');
  });

  it('resolves current and former slugs of approved mods', async () => {
    const source = createSampleSource(
      createSampleMod('a', { slug: 'new-name' }),
      createSampleMod('b', { slug: 'hid', status: 'draft' }),
    );
    source.former.push({ slug: 'old-name', id: 'a' }, { slug: 'old-hid', id: 'b' });
    const catalogue = openCatalogue(source, IMMEDIATE);
    expect(await catalogue.resolve('new-name')).toMatchObject({ id: 'a', slug: 'new-name', counts_bucket: '0' });
    expect(await catalogue.resolve('old-name')).toEqual(await catalogue.resolve('new-name'));
    expect(await catalogue.find('a')).toEqual(await catalogue.resolve('new-name'));
    expect(await catalogue.find('b')).toBeUndefined();
    for (const slug of ['hid', 'old-hid', 'nothing', "'"]) expect(await catalogue.resolve(slug)).toBeUndefined();

    source.former.push({ slug: 'new-name', id: 'a' });
    source.put(createSampleMod('a', { slug: 'newest' }));
    expect(await catalogue.resolve('newest')).toMatchObject({ id: 'a', slug: 'newest' });
    expect(await catalogue.resolve('new-name')).toMatchObject({ id: 'a', slug: 'newest' });
  });

  it('resolves the former slug of a mod that was renamed during the fill', async () => {
    const source = createSampleSource(createSampleMod('a', { slug: 'old-name' }));
    const { mods } = source;
    source.mods = (only) => {
      source.former.push({ slug: 'old-name', id: 'a' });
      source.put(createSampleMod('a', { slug: 'new-name' }));
      return mods(only);
    };
    const catalogue = openCatalogue(source, IMMEDIATE);
    for (const slug of ['old-name', 'new-name']) {
      expect(await catalogue.resolve(slug)).toMatchObject({ id: 'a', slug: 'new-name' });
    }
  });

  it('shows the mod of the week: the staff’s choice, else the most downloaded this week (R026)', async () => {
    const source = createSampleSource(...createSampleMods(30, 3), createSampleMod('draft', { status: 'draft' }));
    const counts = (week: number, downloads: number) =>
      modCounts.parse({ recent: { [toDay(new Date())]: week }, downloads });
    source.counted = { mods: { m1: counts(4, 50), m2: counts(9, 20), draft: counts(99, 99) }, updated_at: new Date() };
    const catalogue = openCatalogue(source, IMMEDIATE);
    const shelves = await catalogue.shelves();
    expect(shelves.mod_of_the_week?.id).toBe('m2');
    expect(shelves.popular[0]).toMatchObject({ id: 'm1', downloads: 50 });
    expect(shelves.featured.length).toBeGreaterThan(0);
    expect(shelves.featured.every(({ featured }) => featured)).toBe(true);
    const { mod_of_the_week: ofTheWeek, featured, popular, rising, recent } = shelves;
    const ids = [...featured, ...popular, ...rising, ...recent].map(({ id }) => id);
    expect(new Set([ofTheWeek?.id, ...ids]).size).toBe(ids.length + 1);
    expect([featured, popular, recent].map(({ length }) => length)).toEqual([3, 4, 4]);
    const newest = (await catalogue.list(modsQuery.parse({ sort: 'recent' }))).cards.map(({ id }) => id);
    const before = new Set([ofTheWeek?.id, ...[...featured, ...popular, ...rising].map(({ id }) => id)]);
    expect(recent.map(({ id }) => id)).toEqual(newest.filter((id) => !before.has(id)).slice(0, 4));

    source.chosen = 'm5';
    expect((await catalogue.shelves()).mod_of_the_week?.id).toBe('m5');
    source.chosen = 'draft';
    expect((await catalogue.shelves()).mod_of_the_week?.id).toBe('m2');
  });

  it('clamps the mean rating to 1 to 5 stars if ratings and stars disagree', async () => {
    const source = createSampleSource(createSampleMod('low'), createSampleMod('high'), createSampleMod('right'));
    const mods = {
      low: modCounts.parse({ ratings: 2, stars: 1 }),
      high: modCounts.parse({ ratings: 1, stars: 9 }),
      right: modCounts.parse({ ratings: 2, stars: 9 }),
    };
    source.counted = { mods, updated_at: new Date() };
    const { cards } = await openCatalogue(source).list(everything);
    expect(Object.fromEntries(cards.map(({ id, rating }) => [id, rating]))).toEqual({ low: 1, high: 5, right: 4.5 });
  });

  it('returns zero counts when nothing was counted', async () => {
    expect(await openCatalogue(createSampleSource()).counts('none')).toEqual(modCounts.parse({}));
  });
});

describe('syncing catalogue', () => {
  it('shows an edit and hides a removed mod after the next sync', async () => {
    const source = createSampleSource(createSampleMod('a', { title: 'Before' }), createSampleMod('b'));
    const catalogue = openCatalogue(source, IMMEDIATE);
    await catalogue.ready();
    source.put(createSampleMod('a', { title: 'After' }));
    expect((await catalogue.list({ ...everything, q: 'after' })).cards).toMatchObject([{ id: 'a', title: 'After' }]);
    source.put(createSampleMod('b', { status: 'archived' }));
    expect(await listIds(catalogue)).toEqual(['a']);
    source.put(createSampleMod('b'));
    expect(await listIds(catalogue)).toEqual(['a', 'b']);
    expect(source.calls.all).toBe(1);
  });

  it('syncs once for concurrent queries, and not again before the interval', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const catalogue = openCatalogue(source, { checkEveryMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => listIds(catalogue)));
    expect(source.calls).toEqual({ all: 1, changes: 0, counts: 1 });
    catalogue.invalidate();
    await Promise.all(Array.from({ length: 20 }, () => listIds(catalogue)));
    expect(source.calls).toEqual({ all: 1, changes: 1, counts: 1 });
  });

  it('syncs at once after a change by this process', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const catalogue = openCatalogue(source, { checkEveryMs: 60_000 });
    await catalogue.ready();
    source.put(createSampleMod('b'));
    expect(await listIds(catalogue)).toEqual(['a']);
    catalogue.invalidate();
    expect(await listIds(catalogue)).toEqual(['a', 'b']);
  });

  it('serves the previous data during a slow sync, and the change afterwards', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const catalogue = openCatalogue(source, { checkEveryMs: 0, waitMs: 20 });
    await catalogue.ready();
    const gate = Promise.withResolvers<void>();
    source.gate = gate.promise;
    source.put(createSampleMod('b'));
    expect(await listIds(catalogue)).toEqual(['a']);
    gate.resolve();
    await vi.waitFor(async () => expect(await listIds(catalogue)).toEqual(['a', 'b']));
  });

  it('waits longer for a sync after an idle time, so it returns no archived mod', async () => {
    const source = createSampleSource(createSampleMod('a'), createSampleMod('b'));
    const policy: Partial<RefreshPolicy> = { checkEveryMs: 0, waitMs: 0, idleWaitMs: 5000 };
    const [idle, active] = [0, 60_000].map((lateAfterMs) =>
      openCatalogue(source, { ...policy, idleAfterMs: lateAfterMs }),
    );
    await Promise.all([idle?.ready(), active?.ready()]);
    source.put(createSampleMod('a', { status: 'archived' }));
    const gate = Promise.withResolvers<void>();
    source.gate = gate.promise;
    const result = idle?.find('a');
    expect(await active?.find('a')).toMatchObject({ id: 'a' });
    gate.resolve();
    expect(await result).toBeUndefined();
  });

  it('serves the previous data and logs an error when Firestore fails, then recovers', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const catalogue = openCatalogue(source, IMMEDIATE);
    await catalogue.ready();
    source.put(createSampleMod('b'));
    source.gate = Promise.reject(new Error('unavailable'));
    expect(await listIds(catalogue)).toEqual(['a']);
    expect(logger.error).toHaveBeenCalledOnce();
    source.gate = Promise.resolve();
    expect(await listIds(catalogue)).toEqual(['a', 'b']);
  });

  it('fails queries while the source fails and no index exists, then builds the index', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const catalogue = openCatalogue(source);
    source.gate = Promise.reject(new Error('unavailable'));
    await expect(listIds(catalogue)).rejects.toThrow('unavailable');
    await expect(listIds(catalogue)).rejects.toThrow('unavailable');
    expect(findFiles()).toEqual([]);
    source.gate = Promise.resolve();
    expect(await listIds(catalogue)).toEqual(['a']);
  });

  it('syncs counts at most once per interval', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const catalogue = openCatalogue(source, { ...IMMEDIATE, countsEveryMs: 60_000 });
    await catalogue.ready();
    source.counted = { mods: { a: modCounts.parse({ downloads: 3 }) }, updated_at: new Date() };
    expect(await catalogue.counts('a')).toMatchObject({ downloads: 0 });
    expect(source.calls.counts).toBe(1);
    const eager = openCatalogue(source, IMMEDIATE);
    await eager.ready();
    source.counted = { mods: { a: modCounts.parse({ downloads: 4 }) }, updated_at: new Date() };
    expect(await eager.counts('a')).toMatchObject({ downloads: 4 });
  });
});

describe('catalogue with local files', () => {
  it('rebuilds and logs an error when its file is gone', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const catalogue = openCatalogue(source);
    await catalogue.ready();
    for (const path of findFiles()) rmSync(path);
    expect(await listIds(catalogue)).toEqual(['a']);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(source.calls.all).toBe(2);
  });

  it.each(['cut short', 'overwritten'])('rebuilds and logs an error when its file is %s', async (damage) => {
    const source = createSampleSource(...createSampleMods(500, 5));
    const catalogue = openCatalogue(source);
    const before = await listIds(catalogue);
    for (const path of findFiles()) {
      if (damage === 'cut short') truncateSync(path, 5000);
      else writeFileSync(path, Buffer.alloc(statSync(path).size, 0xa5));
    }
    const after = await catalogue.list({ ...everything, q: 'ceu', page: 2 });
    expect(await listIds(catalogue)).toEqual(before);
    expect(after.total).toBeGreaterThan(0);
    expect(logger.error).toHaveBeenCalled();
    expect(source.calls.all).toBe(2);
  });

  it('supports several open instances, and deletes the file of each on close', async () => {
    const source = createSampleSource(createSampleMod('a'));
    const [one, two] = [openCatalogue(source), openCatalogue(source)];
    expect(await listIds(one)).toEqual(await listIds(two));
    expect(findFiles()).toHaveLength(2);
    one.close();
    expect(findFiles()).toHaveLength(1);
    expect(await listIds(two)).toEqual(['a']);
    two.close();
    expect(findFiles()).toEqual([]);
  });
});
