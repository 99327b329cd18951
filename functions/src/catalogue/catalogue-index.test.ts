import { copyFileSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SORTS } from '@bigorna/domain/catalogue-terms';
import { modsQuery } from '@bigorna/domain/endpoints/mods';
import { modCounts } from '@bigorna/domain/entities/mod';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { IndexedMod } from './indexed-mod.ts';
import { SampleIndexes } from './sample-index.ts';
import { picker, randomNumbers, sampleMod, sampleMods } from './sample-mods.ts';

const clock = vi.hoisted(() => ({ now: new Date('2026-11-21T12:00:00Z') }));
vi.mock('../platform/clock.ts', () => ({ now: () => clock.now }));

let samples: SampleIndexes;
beforeEach(() => {
  clock.now = new Date('2026-11-21T12:00:00Z');
  samples = new SampleIndexes();
});
afterEach(() => samples.clear());

const texts = [undefined, 'ceu', 'dragoa', 'mini red', '模', 'a', 'reed', '1.21'];
const idsOf = (index: CatalogueIndex, query: object = {}): string[] =>
  index.list(modsQuery.parse({ limit: 100, ...query })).cards.map(({ id }) => id);

/** Everything that questions can be answered with. */
const answers = (index: CatalogueIndex) => ({
  lists: texts.flatMap((q) =>
    SORTS.map((sort) => index.list({ ...modsQuery.parse({ sort, limit: 50 }), q, facets: true })),
  ),
  console: (['id', 'title', 'author', 'status', 'updated_at', 'views'] as const).map((column) =>
    index.listForConsole({ sort: [column, 'DESC'], range: [0, 99], filter: {} }),
  ),
  shelves: index.shelves(null),
  suggestions: texts.map((text) => index.suggest(text ?? 'd')),
  related: idsOf(index).map((id) => index.related(id)),
  slugs: ['old', 'older'].map((slug) => index.bySlug(slug)),
  size: index.size,
});

const bucketOf = (mods: readonly IndexedMod[], seed: number) => {
  const random = randomNumbers(seed);
  const figures = () =>
    modCounts.parse({
      downloads: Math.floor(random() * 50),
      views: Math.floor(random() * 90),
      recent: { '2026-11-20': Math.floor(random() * 9) },
    });
  return { mods: Object.fromEntries(mods.map(({ id }) => [id, figures()])), updated_at: clock.now };
};

describe('saving', () => {
  it('gives the same answers when opened elsewhere, cursors included, and goes on from there', async () => {
    const mods = sampleMods(120, 9);
    const index = samples.create('one');
    await index.put(mods);
    await index.putCounts([bucketOf(mods, 4)]);
    index.putFormerSlugs([{ slug: 'old', id: 'm3' }]);
    index.remove(['m5']);
    index.cursors = { mods: new Date(5), counts: new Date(6) };
    index.fullBuiltAt = new Date(7);
    const before = answers(index);
    index.save();
    copyFileSync(index.path, samples.path('two'));
    const copy = samples.open('two');
    expect(answers(copy)).toEqual(before);
    expect([copy.cursors, copy.fullBuiltAt]).toEqual([index.cursors, index.fullBuiltAt]);

    for (const one of [index, copy]) await one.put([sampleMod('m7', { title: 'Dragão novo' }), sampleMod('new')]);
    expect(answers(copy)).toEqual(answers(index));
    expect(answers(copy)).not.toEqual(before);
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
  ])('is refused with its reason when the file is %s', async (_, harm, reason) => {
    const index = samples.create('harmed');
    await index.put(sampleMods(200, 2));
    index.save();
    index.close();
    harm(index.path);
    expect(() => samples.open('harmed')).toThrow(reason);
  });

  it('is refused where there is no file, or one that never was saved', () => {
    expect(() => samples.open('nothing')).toThrow(/no catalogue file/);
    samples.create('unsaved').close();
    expect(() => samples.open('unsaved')).toThrow(/never saved/);
  });
});

describe('changing', () => {
  it('R141 ends with the same answers whatever the way there', async () => {
    const [former, mods] = [sampleMods(150, 1), sampleMods(150, 2)];
    const straight = samples.create('straight');
    await straight.putCounts([bucketOf(mods, 8)]);
    await straight.fill([mods.slice(0, 70), mods.slice(70)]);
    const { one } = picker(randomNumbers(3));
    const winding = samples.create('winding');
    await winding.put(former);
    winding.remove(former.slice(20, 90).map(({ id }) => id));
    await winding.putCounts([bucketOf(mods, 7)]);
    for (let i = 0; i < 30; i += 1) await winding.put([one(mods), one(former)]);
    await winding.put([...former.slice(0, 10), ...mods]);
    await winding.putCounts([bucketOf(mods, 8)]);
    expect(answers(winding)).toEqual(answers(straight));
  });

  it('shows a change whole or not at all to questions that come in the middle of it', async () => {
    const index = samples.create();
    await index.put(sampleMods(600, 1));
    const changed = sampleMods(600, 1).map((mod) => ({ ...mod, title: 'Virado', status: 'approved' as const }));
    const seen = new Set<number>();
    let done = false;
    const change = index.put(changed).finally(() => {
      done = true;
    });
    let questions = 0;
    while (!done) {
      seen.add(index.list(modsQuery.parse({ q: 'virado' })).total);
      expect(index.size).toBe(600);
      questions += 1;
      await new Promise(setImmediate);
    }
    await change;
    expect(questions).toBeGreaterThan(3);
    expect([...seen].every((total) => total === 0 || total === 600)).toBe(true);
    expect(index.list(modsQuery.parse({ q: 'virado' })).total).toBe(600);
  });

  it('leaves nothing that shows when a fill fails halfway, and can be filled again', async () => {
    const index = samples.create();
    const [first = [], second = []] = [sampleMods(40, 1), sampleMods(60, 1).slice(40)];
    await index.put(first.slice(0, 10));
    const before = answers(index);
    const failing = async function* () {
      yield first;
      throw new Error('unavailable');
    };
    await expect(index.fill(failing())).rejects.toThrow('unavailable');
    expect(answers(index)).toEqual(before);
    await index.fill([first, second]);
    expect(index.size).toBe(60);
    expect(idsOf(index).toSorted()).toEqual([...first, ...second].map(({ id }) => id).toSorted());
  });

  it('knows what it has of a mod', async () => {
    const index = samples.create();
    await index.put([sampleMod('a', { slug: 'one', updated_at: new Date(5) })]);
    expect(index.known('a')).toEqual({ slug: 'one', status: 'approved', updated: 5 });
    index.remove(['a']);
    expect(index.known('a')).toBeUndefined();
  });
});

describe('the day', () => {
  const recent = (day: string, downloads: number) => modCounts.parse({ recent: { [day]: downloads }, downloads });

  it('R026 lets trending decay and ends it, and the mod of the week with it, when the day changes', async () => {
    const index = samples.create();
    await index.put(['a', 'b', 'c', 'd'].map((id) => sampleMod(id)));
    await index.putCounts([
      {
        mods: { a: recent('2026-11-08', 80), b: recent('2026-11-21', 9), c: recent('2026-11-21', 2) },
        updated_at: clock.now,
      },
    ]);
    const rising = () => index.shelves(null).rising.map(({ id }) => id);
    expect(rising()).toEqual(['a', 'b', 'c']);
    expect(index.shelves(null).mod_of_the_week?.id).toBe('b');

    clock.now = new Date('2026-11-23T00:00:01Z');
    await Promise.all([index.keepDay(), index.keepDay()]);
    expect(rising()).toEqual(['b', 'c']);
    expect(idsOf(index, { sort: 'trending' }).slice(0, 2)).toEqual(['b', 'c']);

    clock.now = new Date('2026-11-28T00:00:01Z');
    await index.keepDay();
    expect(index.shelves(null).mod_of_the_week).toBeNull();
    clock.now = new Date('2026-12-07T00:00:01Z');
    await index.keepDay();
    expect(rising()).toEqual([]);
  });

  it('R026 reckons a saved index for the day it is opened on', async () => {
    const index = samples.create('saved');
    await index.put([sampleMod('a')]);
    await index.putCounts([{ mods: { a: recent('2026-11-21', 3) }, updated_at: clock.now }]);
    index.save();
    index.close();
    clock.now = new Date('2026-12-21T00:00:00Z');
    const later = samples.open('saved');
    expect(later.shelves(null).rising).toHaveLength(1);
    await later.keepDay();
    expect(later.shelves(null).rising).toEqual([]);
  });
});
