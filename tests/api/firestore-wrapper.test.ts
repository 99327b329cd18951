import { modCounts } from '@bigorna/domain/entities/mod';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  count,
  create,
  createId,
  doc,
  get,
  getAll,
  increment,
  isAlreadyExists,
  isNotFound,
  merge,
  REMOVED,
  remove,
  run,
  runBatch,
  runTransaction,
  SERVER_TIME,
  set,
  update,
  watchWrites,
} from '../../functions/src/platform/firestore.ts';
import { measureCost } from './support/costs.ts';

/** The default app, which the wrapper uses, with a separate project in the same emulator. */
const app = initializeApp({ projectId: 'demo-wrapper' });
afterAll(() => deleteApp(app));

let mod: string;
beforeEach(() => {
  mod = createId();
});
const claim = (current: boolean) => ({ mod_id: mod, current });
const bucket = (downloads: number) => ({ mods: { [mod]: modCounts.parse({ downloads }) }, updated_at: SERVER_TIME });

describe('reads and writes', () => {
  it('store dates as timestamps, read them as Date, and store SERVER_TIME as the current time', async () => {
    await set(doc('mods/{mod}/downloaders/{uid}', mod, 'ana'), {
      uid: 'ana',
      first_at: new Date('2026-01-02T03:04:05.678Z'),
    });
    await set(doc('mods/{mod}/downloaders/{uid}', mod, 'rui'), { uid: 'rui', first_at: SERVER_TIME });
    const [ana, rui, nobody] = await getAll(
      ['ana', 'rui', 'nobody'].map((uid) => doc('mods/{mod}/downloaders/{uid}', mod, uid)),
    );
    expect(ana).toEqual({ uid: 'ana', releases: [], first_at: new Date('2026-01-02T03:04:05.678Z') });
    expect(Math.abs((rui?.first_at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(nobody).toBeUndefined();
    const stored = await getFirestore(app).doc(`mods/${mod}/downloaders/rui`).get();
    expect(stored.get('first_at')).toHaveProperty('seconds');
  });

  it('add defaults for missing fields', async () => {
    await set(doc('settings/site'), {});
    expect(await get(doc('settings/site'))).toEqual({
      admin_panel_access: 'staff',
      mod_of_the_week: null,
      updated_at: new Date(0),
    });
  });

  it('refuse to write an invalid document and accept a valid one', async () => {
    const wrong = () => set(doc('stats/site'), { downloads: -1, mods: 0, users: 0 });
    await expect(wrong()).rejects.toThrow('downloads');
    await set(doc('stats/site'), { downloads: 1, mods: 0, users: 0 });
    await expect(update(doc('stats/site'), { mods: 0.5 })).rejects.toThrow('int');
    await update(doc('stats/site'), { mods: 5 });
    expect(await get(doc('stats/site'))).toEqual({ downloads: 1, mods: 5, users: 0 });
  });

  it('name an invalid stored document in the error', async () => {
    await getFirestore(app).doc(`slugs/${mod}`).set({ mod_id: 7 });
    await expect(get(doc('slugs/{slug}', mod))).rejects.toThrow(`slugs/${mod} does not fit its schema`);
  });

  it('create a document only once, and update only existing documents', async () => {
    const ref = doc('slugs/{slug}', mod);
    await expect(update(ref, { current: true })).rejects.toSatisfy(isNotFound);
    await create(ref, claim(true));
    await expect(create(ref, claim(false))).rejects.toSatisfy(isAlreadyExists);
    await update(ref, { current: false });
    expect(await get(ref)).toEqual(claim(false));
    await remove(ref);
    expect(await get(ref)).toBeUndefined();
  });

  it('merge nested fields and increment without a read', async () => {
    const ref = doc('counts/{bucket}', createId());
    await merge(ref, {
      mods: { [mod]: { downloads: increment(2) }, other: { views: increment(1) } },
      updated_at: SERVER_TIME,
    });
    await merge(ref, { mods: { [mod]: { downloads: increment(3) } } });
    const { mods } = (await get(ref)) ?? {};
    expect(mods?.[mod]).toMatchObject({ downloads: 5, views: 0 });
    expect(mods?.other).toMatchObject({ views: 1 });
    await expect(merge(ref, { mods: { [mod]: { downloads: -1 } } })).rejects.toThrow('>=0');
  });

  it('add and remove keys below a map with a default', async () => {
    const ref = doc('counts/{bucket}', createId());
    const recent = { '2026-01-01': 1, '2026-01-02': 2 };
    await set(ref, { mods: { [mod]: modCounts.parse({ recent }) }, updated_at: SERVER_TIME });
    await merge(ref, { mods: { [mod]: { recent: { '2026-01-01': REMOVED, '2026-01-02': increment(3) } } } });
    expect((await get(ref))?.mods[mod]?.recent).toEqual({ '2026-01-02': 5 });
    await expect(merge(ref, { mods: { [mod]: { recent: { '2026-01-02': -1 } } } })).rejects.toThrow('>=0');
  });

  it('apply a whole batch or nothing', async () => {
    const [first, second] = [doc('slugs/{slug}', `${mod}-1`), doc('slugs/{slug}', `${mod}-2`)];
    await create(second, claim(true));
    const both = runBatch((writes) => {
      writes.create(first, claim(true));
      writes.create(second, claim(true));
    });
    await expect(both).rejects.toSatisfy(isAlreadyExists);
    expect(await get(first)).toBeUndefined();
  });

  it('lose no increment of concurrent transactions', async () => {
    const ref = doc('stats/site');
    await set(ref, { downloads: 0, mods: 0, users: 0 });
    const addOne = () =>
      runTransaction(async (tx) => {
        const stats = await tx.get(ref);
        tx.update(ref, { downloads: (stats?.downloads ?? 0) + 1 });
        return stats?.downloads;
      });
    const results = await Promise.all(Array.from({ length: 3 }, addOne));
    expect(results.sort()).toEqual([0, 1, 2]);
    expect(await get(ref)).toMatchObject({ downloads: 3 });
  });

  it.each(['', '.', '..', 'a/b', '__x__'])('refuse %j as an id', (id) => {
    expect(() => doc('mods/{mod}', id)).toThrow(RangeError);
    expect(doc('mods/{mod}', 'a..b').path).toBe('mods/a..b');
  });
});

describe('queries', () => {
  const at = new Date(Date.UTC(2026, 0, 1));
  const release = (version: string, published_at: Date) => ({
    version,
    channel: 'release' as const,
    changelog: '',
    game_versions: ['1.21.4'],
    loaders: ['fabric' as const],
    file_name: 'a.jar',
    file_size: 1,
    sha256: null,
    sha512: null,
    external: false,
    verdict: 'clear' as const,
    dependencies: [],
    published_at,
  });
  /** Ids found in pages of two. Stops after ten ids, in case paging never ends. */
  const findByPages = async (): Promise<string[]> => {
    const ids: string[] = [];
    for (let part = await run('releasesOfMod', { mod }, { limit: 2 }); part.length > 0 && ids.length < 10; ) {
      ids.push(...part.map(({ id }) => id));
      const after = part.at(-1);
      part = after === undefined ? [] : await run('releasesOfMod', { mod }, { limit: 2, after });
    }
    return ids;
  };

  it('find all matches in order, page by page across ties', async () => {
    await runBatch((writes) => {
      for (const id of ['a', 'b', 'c', 'd']) {
        writes.set(doc('mods/{mod}/releases/{release}', mod, id), release(id, at));
      }
      writes.set(doc('mods/{mod}/releases/{release}', mod, 'new'), release('new', new Date(at.getTime() + 1)));
    });
    expect(await findByPages()).toEqual(['new', 'd', 'c', 'b', 'a']);
    expect(await count('releasesOfMod', { mod })).toBe(5);
    expect(await run('releasesOfMod', { mod: createId() })).toEqual([]);
  });

  it('page in the order of stored microseconds within one millisecond', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await runBatch((writes) => {
      for (const id of ids) writes.set(doc('mods/{mod}/releases/{release}', mod, id), release(id, at));
    });
    const timestamps = [700, 400, 400, 400, 100].map((micros) => new Timestamp(at.getTime() / 1000, micros * 1000));
    for (const [i, id] of ids.entries()) {
      await getFirestore(app).doc(`mods/${mod}/releases/${id}`).update({ published_at: timestamps[i] });
    }
    expect(await findByPages()).toEqual(['a', 'd', 'c', 'b', 'e']);
  });

  it('compare with one value or with several', async () => {
    await runBatch((writes) => {
      for (const current of [true, false]) writes.set(doc('slugs/{slug}', `${mod}-${current}`), claim(current));
    });
    expect((await run('slugsOfMods', { mod_id: [mod, createId()] })).map(({ id }) => id)).toEqual([
      `${mod}-false`,
      `${mod}-true`,
    ]);
    const previous = await run('formerSlugs', { current: false });
    expect(previous.map(({ id }) => id)).toContain(`${mod}-false`);
    expect(previous.map(({ id }) => id)).not.toContain(`${mod}-true`);
  });
});

describe('read and write counter', () => {
  const ref = () => doc('counts/{bucket}', mod);

  it.each([
    ['a missing document', () => get(ref()), 1, 0],
    ['three documents', () => getAll(['a', 'b', 'c'].map((slug) => doc('slugs/{slug}', `${mod}-${slug}`))), 3, 0],
    ['no documents', () => getAll([]), 0, 0],
    ['a query without matches', () => run('slugsOfMods', { mod_id: [mod] }), 1, 0],
    ['a count', () => count('slugsOfMods', { mod_id: [mod] }), 1, 0],
    ['a set', () => set(ref(), bucket(1)), 0, 1],
    ['a merge', () => merge(ref(), { mods: {} }), 0, 1],
    ['a delete', () => remove(ref()), 0, 1],
    [
      'a batch of three',
      () =>
        runBatch((writes) => {
          for (const n of [1, 2, 3]) writes.set(ref(), bucket(n));
        }),
      0,
      3,
    ],
    [
      'a transaction that reads and writes one',
      () =>
        runTransaction(async (tx) => {
          await tx.get(ref());
          tx.set(ref(), bucket(1));
        }),
      1,
      1,
    ],
  ] as const)('counts %s', async (_, work, reads, writes) => {
    expect(await measureCost(work)).toEqual({ reads, writes });
  });

  it('counts each document that a query finds', async () => {
    for (const n of [1, 2, 3]) await set(doc('slugs/{slug}', `${mod}-${n}`), claim(true));
    expect(await measureCost(() => run('slugsOfMods', { mod_id: [mod] }))).toEqual({ reads: 3, writes: 0 });
  });

  it('reports successful writes by document while it watches', async () => {
    const { path } = ref();
    await set(ref(), bucket(1));
    const watch = watchWrites();
    await set(ref(), bucket(1));
    await runTransaction(async (tx) => tx.merge(ref(), { mods: {} }));
    await create(ref(), bucket(1)).catch(() => undefined);
    watch.stop();
    await set(ref(), bucket(1));
    expect([...watch.byPath]).toEqual([[path, 2]]);
  });

  it('counts no failed write', async () => {
    const failing = () => update(ref(), { mods: {} }).catch(() => undefined);
    expect(await measureCost(failing)).toEqual({ reads: 0, writes: 0 });
  });
});
