import { copyFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SORTS } from '@bigorna/domain/catalogue-terms';
import { modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { modCounts } from '@bigorna/domain/entities/mod';
import { createRandom } from '@bigorna/domain/random';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedMod } from './indexed-mod.ts';
import { SampleIndexes } from './sample-index.ts';
import { createPicker, createSampleMod, createSampleMods } from './sample-mods.ts';

const clock = vi.hoisted(() => ({ now: new Date('2026-11-21T12:00:00Z') }));
vi.mock('../platform/clock.ts', () => ({ now: () => clock.now }));

let samples: SampleIndexes;
beforeEach(() => {
  clock.now = new Date('2026-11-21T12:00:00Z');
  samples = new SampleIndexes();
});
afterEach(() => samples.clear());

const texts = [undefined, 'ceu', 'dragoa', 'mini red', '模', 'a', 'reed', '1.21'];
const listIds = (index: CatalogueIndex, query: object = {}): string[] =>
  index.list(modsQuery.parse({ limit: 100, ...query })).cards.map(({ id }) => id);

/** The results of all queries. */
const queryAll = (index: CatalogueIndex) => ({
  lists: texts.flatMap((q) =>
    SORTS.map((sort) => index.list({ ...modsQuery.parse({ sort, limit: 50 }), q, facets: true })),
  ),
  console: (['id', 'title', 'author', 'status', 'updated_at', 'views'] as const).map((column) =>
    index.listForConsole({ sort: [column, 'DESC'], range: [0, 99], filter: {} }),
  ),
  shelves: index.shelves(null),
  suggestions: texts.map((text) => index.suggest(text ?? 'd')),
  related: listIds(index).map((id) => index.related(id)),
  slugs: ['old', 'older'].map((slug) => index.findBySlug(slug)),
  size: index.size,
});

const createBucket = (mods: readonly IndexedMod[], seed: number) => {
  const random = createRandom(seed);
  const createCounts = () =>
    modCounts.parse({
      downloads: Math.floor(random() * 50),
      views: Math.floor(random() * 90),
      recent: { '2026-11-20': Math.floor(random() * 9) },
    });
  return { mods: Object.fromEntries(mods.map(({ id }) => [id, createCounts()])), updated_at: clock.now };
};

describe('saved index file', () => {
  it('gives a copy the same results and cursors, also after the same change', async () => {
    const mods = createSampleMods(120, 9);
    const index = samples.create('one');
    await index.put(mods);
    await index.putCounts([createBucket(mods, 4)]);
    index.putFormerSlugs([{ slug: 'old', id: 'm3' }]);
    index.remove(['m5']);
    index.cursors = { mods: new Date(5), counts: new Date(6) };
    index.fullBuiltAt = new Date(7);
    const before = queryAll(index);
    index.save();
    copyFileSync(index.path, samples.path('two'));
    const copy = samples.open('two');
    expect(queryAll(copy)).toEqual(before);
    expect([copy.cursors, copy.fullBuiltAt]).toEqual([index.cursors, index.fullBuiltAt]);

    for (const one of [index, copy])
      await one.put([createSampleMod('m7', { title: 'Dragão novo' }), createSampleMod('new')]);
    expect(queryAll(copy)).toEqual(queryAll(index));
    expect(queryAll(copy)).not.toEqual(before);
  });

  it.each([
    ['cut short', (path: string) => truncateSync(path, 30_000), /malformed/],
    ['overwritten', (path: string) => writeFileSync(path, Buffer.alloc(50_000, 0xa5)), /not a database/],
    [
      'of another schema',
      (path: string) => {
        const database = new DatabaseSync(path);
        database.exec('PRAGMA user_version = 999');
        database.close();
      },
      /schema 999/,
    ],
  ])('is rejected with the reason if it is %s', async (_, damage, reason) => {
    const index = samples.create('harmed');
    await index.put(createSampleMods(200, 2));
    index.save();
    index.close();
    damage(index.path);
    expect(() => samples.open('harmed')).toThrow(reason);
  });

  it('is rejected if it is missing or was never saved', () => {
    expect(() => samples.open('nothing')).toThrow(/no catalogue file/);
    samples.create('unsaved').close();
    expect(() => samples.open('unsaved')).toThrow(/never saved/);
  });
});

describe('changes of the index', () => {
  it('give the same results in any order (R141)', async () => {
    const [previous, mods] = [createSampleMods(150, 1), createSampleMods(150, 2)];
    const straight = samples.create('straight');
    await straight.putCounts([createBucket(mods, 8)]);
    await straight.fill([mods.slice(0, 70), mods.slice(70)]);
    const { one } = createPicker(createRandom(3));
    const winding = samples.create('winding');
    await winding.put(previous);
    winding.remove(previous.slice(20, 90).map(({ id }) => id));
    await winding.putCounts([createBucket(mods, 7)]);
    for (let i = 0; i < 30; i += 1) await winding.put([one(mods), one(previous)]);
    await winding.put([...previous.slice(0, 10), ...mods]);
    await winding.putCounts([createBucket(mods, 8)]);
    expect(queryAll(winding)).toEqual(queryAll(straight));
  });

  it('appear to concurrent queries all at once', async () => {
    const index = samples.create();
    await index.put(createSampleMods(600, 1));
    const changed = createSampleMods(600, 1).map((mod) => ({ ...mod, title: 'Virado', status: 'approved' as const }));
    const totals = new Set<number>();
    let done = false;
    const change = index.put(changed).finally(() => {
      done = true;
    });
    let queries = 0;
    while (!done) {
      totals.add(index.list(modsQuery.parse({ q: 'virado' })).total);
      expect(index.size).toBe(600);
      queries += 1;
      await new Promise(setImmediate);
    }
    await change;
    expect(queries).toBeGreaterThan(3);
    expect([...totals].every((total) => total === 0 || total === 600)).toBe(true);
    expect(index.list(modsQuery.parse({ q: 'virado' })).total).toBe(600);
  });

  it('show nothing of a fill that failed halfway, and allow another fill', async () => {
    const index = samples.create();
    const [first = [], second = []] = [createSampleMods(40, 1), createSampleMods(60, 1).slice(40)];
    await index.put(first.slice(0, 10));
    const before = queryAll(index);
    const failing = async function* () {
      yield first;
      throw new Error('unavailable');
    };
    await expect(index.fill(failing())).rejects.toThrow('unavailable');
    expect(queryAll(index)).toEqual(before);
    await index.fill([first, second]);
    expect(index.size).toBe(60);
    expect(listIds(index).toSorted()).toEqual([...first, ...second].map(({ id }) => id).toSorted());
  });

  it('store slug, status and update time of a mod until its removal', async () => {
    const index = samples.create();
    await index.put([createSampleMod('a', { slug: 'one', updated_at: new Date(5) })]);
    expect(index.getVersion('a')).toEqual({ slug: 'one', status: 'approved', updated: 5 });
    index.remove(['a']);
    expect(index.getVersion('a')).toBeUndefined();
  });
});

describe('day change', () => {
  const recent = (day: string, downloads: number) => modCounts.parse({ recent: { [day]: downloads }, downloads });
  /** Mods that fill the shelf of popular mods. No other shelf shows them. */
  const popular = Object.fromEntries(['p1', 'p2', 'p3', 'p4'].map((id) => [id, modCounts.parse({ downloads: 1000 })]));
  const putMods = (index: CatalogueIndex, ...ids: readonly string[]) =>
    index.put([...ids, ...Object.keys(popular)].map((id) => createSampleMod(id)));

  it('recomputes trending and the mod of the week (R026)', async () => {
    const index = samples.create();
    await putMods(index, 'a', 'b', 'c', 'd');
    await index.putCounts([
      {
        mods: { ...popular, a: recent('2026-11-08', 80), b: recent('2026-11-21', 9), c: recent('2026-11-21', 2) },
        updated_at: clock.now,
      },
    ]);
    const rising = () => index.shelves(null).rising.map(({ id }) => id);
    expect(rising()).toEqual(['a', 'c']);
    expect(index.shelves(null).mod_of_the_week?.id).toBe('b');

    clock.now = new Date('2026-11-23T00:00:01Z');
    await Promise.all([index.refreshDay(), index.refreshDay()]);
    expect(rising()).toEqual(['c']);
    expect(listIds(index, { sort: 'trending' }).slice(0, 2)).toEqual(['b', 'c']);

    clock.now = new Date('2026-11-28T00:00:01Z');
    await index.refreshDay();
    expect(index.shelves(null).mod_of_the_week).toBeNull();
    clock.now = new Date('2026-12-07T00:00:01Z');
    await index.refreshDay();
    expect(rising()).toEqual([]);
  });

  it('recomputes a saved index for the current day (R026)', async () => {
    const index = samples.create('saved');
    await putMods(index, 'a', 'b');
    const mods = { ...popular, a: recent('2026-11-21', 3), b: recent('2026-11-21', 2) };
    await index.putCounts([{ mods, updated_at: clock.now }]);
    index.save();
    index.close();
    clock.now = new Date('2026-12-21T00:00:00Z');
    const reopened = samples.open('saved');
    expect(reopened.shelves(null).rising).toHaveLength(1);
    await reopened.refreshDay();
    expect(reopened.shelves(null).rising).toEqual([]);
  });
});
