import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modsQuery } from '@bigorna/domain/endpoints/mods';
import { modCounts } from '@bigorna/domain/entities/mod';
import { MOD_STATUSES } from '@bigorna/domain/mod-status';
import { dayOf } from '@bigorna/domain/trending';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from './catalogue.ts';
import type { Pace } from './pace.ts';
import { sampleMod, sampleMods } from './sample-mods.ts';
import { sampleSource } from './sample-source.ts';
import { sqliteCatalogue } from './sqlite-catalogue.ts';

vi.mock('firebase-functions', () => ({ logger: { info: vi.fn(), error: vi.fn() } }));

const everything = modsQuery.parse({ limit: 100 });
const AT_ONCE: Partial<Pace> = { checkEveryMs: 0, countsEveryMs: 0, settingsEveryMs: 0, waitMs: 5000 };

/** Where this test's catalogues keep their files. */
let folder: string;
const open: Catalogue[] = [];
const catalogueOf = (...given: Parameters<typeof sqliteCatalogue>): Catalogue => {
  const catalogue = sqliteCatalogue(...given);
  open.push(catalogue);
  return catalogue;
};
const ids = async (catalogue: Catalogue): Promise<string[]> =>
  (await catalogue.list(everything)).cards.map(({ id }) => id).sort();
const filesOf = (): string[] =>
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

describe('what is served', () => {
  it('R141 lists approved mods only, and every status to staff', async () => {
    const catalogue = catalogueOf(sampleSource(...MOD_STATUSES.map((status) => sampleMod(status, { status }))));
    expect(await ids(catalogue)).toEqual(['approved']);
    const all = await catalogue.listAll(everything);
    expect(all.cards.map(({ id, status }) => [id, status]).sort()).toEqual(MOD_STATUSES.map((s) => [s, s]).sort());
    expect((await catalogue.listAll({ ...everything, status: 'pending' })).cards).toMatchObject([{ id: 'pending' }]);
    expect((await catalogue.list(everything)).cards[0]).not.toHaveProperty('status');
  });

  it('resolves present and former slugs of approved mods', async () => {
    const source = sampleSource(sampleMod('a', { slug: 'new-name' }), sampleMod('b', { slug: 'hid', status: 'draft' }));
    source.former.push({ slug: 'old-name', id: 'a' }, { slug: 'old-hid', id: 'b' });
    const catalogue = catalogueOf(source, AT_ONCE);
    expect(await catalogue.resolve('new-name')).toMatchObject({ id: 'a', slug: 'new-name', counts_bucket: '0' });
    expect(await catalogue.resolve('old-name')).toEqual(await catalogue.resolve('new-name'));
    expect(await catalogue.find('a')).toEqual(await catalogue.resolve('new-name'));
    expect(await catalogue.find('b')).toBeUndefined();
    for (const slug of ['hid', 'old-hid', 'nothing', "'"]) expect(await catalogue.resolve(slug)).toBeUndefined();

    source.former.push({ slug: 'new-name', id: 'a' });
    source.put(sampleMod('a', { slug: 'newest' }));
    expect(await catalogue.resolve('newest')).toMatchObject({ id: 'a', slug: 'newest' });
    expect(await catalogue.resolve('new-name')).toMatchObject({ id: 'a', slug: 'newest' });
  });

  it('knows the former slug of a mod that was renamed while the index was filled', async () => {
    const source = sampleSource(sampleMod('a', { slug: 'old-name' }));
    const { mods } = source;
    source.mods = (only) => {
      source.former.push({ slug: 'old-name', id: 'a' });
      source.put(sampleMod('a', { slug: 'new-name' }));
      return mods(only);
    };
    const catalogue = catalogueOf(source, AT_ONCE);
    for (const slug of ['old-name', 'new-name']) {
      expect(await catalogue.resolve(slug)).toMatchObject({ id: 'a', slug: 'new-name' });
    }
  });

  it('R026 shows the mod of the week that staff chose, else the most downloaded of the week', async () => {
    const source = sampleSource(...sampleMods(30, 3), sampleMod('draft', { status: 'draft' }));
    const counts = (week: number, downloads: number) =>
      modCounts.parse({ recent: { [dayOf(new Date())]: week }, downloads });
    source.counted = { mods: { m1: counts(4, 50), m2: counts(9, 20), draft: counts(99, 99) }, updated_at: new Date() };
    const catalogue = catalogueOf(source, AT_ONCE);
    const shelves = await catalogue.shelves();
    expect(shelves.mod_of_the_week?.id).toBe('m2');
    expect(shelves.popular.slice(0, 2)).toMatchObject([{ id: 'm1', downloads: 50 }, { id: 'm2' }]);
    expect(shelves.featured.length).toBeGreaterThan(0);
    expect(shelves.featured.every(({ featured }) => featured)).toBe(true);
    expect(shelves.recent).toEqual((await catalogue.list(modsQuery.parse({ limit: 12 }))).cards);

    source.chosen = 'm5';
    expect((await catalogue.shelves()).mod_of_the_week?.id).toBe('m5');
    source.chosen = 'draft';
    expect((await catalogue.shelves()).mod_of_the_week?.id).toBe('m2');
  });

  it('lists a mod whose counted ratings and stars disagree, within 1 to 5 stars', async () => {
    const source = sampleSource(sampleMod('low'), sampleMod('high'), sampleMod('right'));
    const mods = {
      low: modCounts.parse({ ratings: 2, stars: 1 }),
      high: modCounts.parse({ ratings: 1, stars: 9 }),
      right: modCounts.parse({ ratings: 2, stars: 9 }),
    };
    source.counted = { mods, updated_at: new Date() };
    const { cards } = await catalogueOf(source).list(everything);
    expect(Object.fromEntries(cards.map(({ id, rating }) => [id, rating]))).toEqual({ low: 1, high: 5, right: 4.5 });
  });

  it('answers counts with zeros where nothing was counted', async () => {
    expect(await catalogueOf(sampleSource()).counts('none')).toEqual(modCounts.parse({}));
  });
});

describe('freshness', () => {
  it('shows an edit and hides a withdrawn mod with the next check', async () => {
    const source = sampleSource(sampleMod('a', { title: 'Before' }), sampleMod('b'));
    const catalogue = catalogueOf(source, AT_ONCE);
    await catalogue.ready();
    source.put(sampleMod('a', { title: 'After' }));
    expect((await catalogue.list({ ...everything, q: 'after' })).cards).toMatchObject([{ id: 'a', title: 'After' }]);
    source.put(sampleMod('b', { status: 'archived' }));
    expect(await ids(catalogue)).toEqual(['a']);
    source.put(sampleMod('b'));
    expect(await ids(catalogue)).toEqual(['a', 'b']);
    expect(source.asked.all).toBe(1);
  });

  it('asks Firestore once for many questions at once, and not again before it is time', async () => {
    const source = sampleSource(sampleMod('a'));
    const catalogue = catalogueOf(source, { checkEveryMs: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => ids(catalogue)));
    expect(source.asked).toEqual({ all: 1, changes: 0, counts: 1 });
    catalogue.expectChange();
    await Promise.all(Array.from({ length: 20 }, () => ids(catalogue)));
    expect(source.asked).toEqual({ all: 1, changes: 1, counts: 1 });
  });

  it('sees what this process changed, however short ago the last check was', async () => {
    const source = sampleSource(sampleMod('a'));
    const catalogue = catalogueOf(source, { checkEveryMs: 60_000 });
    await catalogue.ready();
    source.put(sampleMod('b'));
    expect(await ids(catalogue)).toEqual(['a']);
    catalogue.expectChange();
    expect(await ids(catalogue)).toEqual(['a', 'b']);
  });

  it('serves what it has when a check takes too long, and the change once it is there', async () => {
    const source = sampleSource(sampleMod('a'));
    const catalogue = catalogueOf(source, { checkEveryMs: 0, waitMs: 20 });
    await catalogue.ready();
    const gate = Promise.withResolvers<void>();
    source.gate = gate.promise;
    source.put(sampleMod('b'));
    expect(await ids(catalogue)).toEqual(['a']);
    gate.resolve();
    await vi.waitFor(async () => expect(await ids(catalogue)).toEqual(['a', 'b']));
  });

  it('waits longer where nothing was checked for long: what was withdrawn meanwhile is not served', async () => {
    const source = sampleSource(sampleMod('a'), sampleMod('b'));
    const pace = { checkEveryMs: 0, waitMs: 0, lateWaitMs: 5000 };
    const [seldom, often] = [{ lateAfterMs: 0 }, { lateAfterMs: 60_000 }].map((late) =>
      catalogueOf(source, { ...pace, ...late }),
    );
    await Promise.all([seldom?.ready(), often?.ready()]);
    source.put(sampleMod('a', { status: 'archived' }));
    const gate = Promise.withResolvers<void>();
    source.gate = gate.promise;
    const answer = seldom?.find('a');
    expect(await often?.find('a')).toMatchObject({ id: 'a' });
    gate.resolve();
    expect(await answer).toBeUndefined();
  });

  it('goes on with what it has when Firestore fails, says so, and recovers', async () => {
    const source = sampleSource(sampleMod('a'));
    const catalogue = catalogueOf(source, AT_ONCE);
    await catalogue.ready();
    source.put(sampleMod('b'));
    source.gate = Promise.reject(new Error('unavailable'));
    expect(await ids(catalogue)).toEqual(['a']);
    expect(logger.error).toHaveBeenCalledOnce();
    source.gate = Promise.resolve();
    expect(await ids(catalogue)).toEqual(['a', 'b']);
  });

  it('fails a question that cannot be answered at all, and builds for the next one', async () => {
    const source = sampleSource(sampleMod('a'));
    const catalogue = catalogueOf(source);
    source.gate = Promise.reject(new Error('unavailable'));
    await expect(ids(catalogue)).rejects.toThrow('unavailable');
    await expect(ids(catalogue)).rejects.toThrow('unavailable');
    expect(filesOf()).toEqual([]);
    source.gate = Promise.resolve();
    expect(await ids(catalogue)).toEqual(['a']);
  });

  it('takes figures over at most once in their time', async () => {
    const source = sampleSource(sampleMod('a'));
    const catalogue = catalogueOf(source, { ...AT_ONCE, countsEveryMs: 60_000 });
    await catalogue.ready();
    source.counted = { mods: { a: modCounts.parse({ downloads: 3 }) }, updated_at: new Date() };
    expect(await catalogue.counts('a')).toMatchObject({ downloads: 0 });
    expect(source.asked.counts).toBe(1);
    const eager = catalogueOf(source, AT_ONCE);
    await eager.ready();
    source.counted = { mods: { a: modCounts.parse({ downloads: 4 }) }, updated_at: new Date() };
    expect(await eager.counts('a')).toMatchObject({ downloads: 4 });
  });
});

describe('recovery', () => {
  it('builds anew, loudly, when its file is gone', async () => {
    const source = sampleSource(sampleMod('a'));
    const catalogue = catalogueOf(source);
    await catalogue.ready();
    for (const path of filesOf()) rmSync(path);
    expect(await ids(catalogue)).toEqual(['a']);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(source.asked.all).toBe(2);
  });

  it.each(['cut short', 'overwritten'])('builds anew, loudly, when its file is %s', async (how) => {
    const source = sampleSource(...sampleMods(500, 5));
    const catalogue = catalogueOf(source);
    const before = await ids(catalogue);
    for (const path of filesOf()) {
      if (how === 'cut short') truncateSync(path, 5000);
      else writeFileSync(path, Buffer.alloc(statSync(path).size, 0xa5));
    }
    const after = await catalogue.list({ ...everything, q: 'ceu', page: 2 });
    expect(await ids(catalogue)).toEqual(before);
    expect(after.total).toBeGreaterThan(0);
    expect(logger.error).toHaveBeenCalled();
    expect(source.asked.all).toBe(2);
  });

  it('lets several instances work side by side, and leaves no file behind', async () => {
    const source = sampleSource(sampleMod('a'));
    const [one, two] = [catalogueOf(source), catalogueOf(source)];
    expect(await ids(one)).toEqual(await ids(two));
    expect(filesOf()).toHaveLength(2);
    one.close();
    expect(filesOf()).toHaveLength(1);
    expect(await ids(two)).toEqual(['a']);
    two.close();
    expect(filesOf()).toEqual([]);
  });
});
