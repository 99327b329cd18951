import './support/mock-logger.ts';
import { modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { modCounts } from '@bigorna/domain/entities/mod';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSampleMods } from '../../functions/src/catalogue/sample-mods.ts';
import { firestoreSource } from '../../functions/src/catalogue/source.ts';
import { createSqliteCatalogue } from '../../functions/src/catalogue/sqlite-catalogue.ts';
import {
  doc,
  get,
  getReadWriteCounts,
  runBatch,
  SERVER_TIME,
  set,
  update,
} from '../../functions/src/platform/firestore.ts';

/** A separate project in the same emulator, with only the mods of this test. */
const app = initializeApp({ projectId: `demo-catalogue-${process.pid}` });
const catalogue = createSqliteCatalogue(firestoreSource, { checkEveryMs: 0, countsEveryMs: 0, waitMs: 10_000 });
// The emulator adds imported data to every project, so delete the catalogue of the data set.
beforeAll(async () => {
  const db = getFirestore(app);
  for (const name of ['mods', 'counts', 'slugs']) await db.recursiveDelete(db.collection(name));
});
afterAll(async () => {
  catalogue.close();
  await deleteApp(app);
});

/** Number of mods: more than one page of the source. */
const MODS = 1050;
const everything = modsQuery.parse({ limit: 100 });

describe('index over Firestore', () => {
  it('reads every approved mod once, in pages, and then only the changes', async () => {
    const mods = createSampleMods(MODS, 9).map((mod, i) => (i < 20 ? { ...mod, status: 'pending' as const } : mod));
    for (let from = 0; from < MODS; from += 350) {
      await runBatch((writes) => {
        for (const mod of mods.slice(from, from + 350)) writes.set(doc('mods/{mod}', mod.id), mod);
      });
    }
    const id = 'm30';
    const counted = { [id]: modCounts.parse({ downloads: 7 }) };
    await set(doc('counts/{bucket}', '0'), { mods: counted, updated_at: SERVER_TIME });
    await set(doc('slugs/{slug}', 'former-name'), { mod_id: id, current: false });

    const start = getReadWriteCounts().reads;
    await catalogue.ready();
    const approved = MODS - 20;
    expect((await catalogue.list(everything)).total).toBe(approved);
    expect((await catalogue.list({ ...everything, sort: 'downloads' })).cards[0]).toMatchObject({ id, downloads: 7 });
    expect(await catalogue.resolve('former-name')).toMatchObject({ id });
    const built = getReadWriteCounts().reads - start;
    expect(built).toBeGreaterThanOrEqual(2 * approved);
    expect(built).toBeLessThan(2 * approved + 20);

    await update(doc('mods/{mod}', 'm40'), { status: 'archived', updated_at: SERVER_TIME });
    await update(doc('mods/{mod}', 'm1'), { status: 'approved', updated_at: SERVER_TIME });
    const before = getReadWriteCounts().reads;
    const { total } = await catalogue.list(everything);
    expect(total).toBe(approved);
    expect(await catalogue.resolve(mods[40]?.slug ?? '')).toBeUndefined();
    expect(await catalogue.resolve(mods[1]?.slug ?? '')).toMatchObject({ id: 'm1' });
    expect(getReadWriteCounts().reads - before).toBeLessThan(20);
  });
});

describe('stored document that does not match its schema', () => {
  const db = getFirestore(app);
  /** Queries the running index of this file and a new index. Returns both results. */
  const both = async <T>(ask: (one: typeof catalogue) => Promise<T>): Promise<T[]> => {
    const fresh = createSqliteCatalogue(firestoreSource);
    try {
      return [await ask(catalogue), await ask(fresh)];
    } finally {
      fresh.close();
    }
  };

  it('hides only its mod, from visitors and staff, and is logged with path and field', async () => {
    await db.doc('mods/m50').update({ file_size: -1, updated_at: FieldValue.serverTimestamp() });
    await update(doc('mods/{mod}', 'm51'), { slug: 'm51-newest', updated_at: SERVER_TIME });
    expect(await both((one) => one.find('m50'))).toEqual([undefined, undefined]);
    expect(await both((one) => one.resolve('m51-newest'))).toMatchObject([{ id: 'm51' }, { id: 'm51' }]);
    expect((await both((one) => one.listAll(everything))).map(({ total }) => total)).toEqual([MODS - 1, MODS - 1]);
    const errors = vi.mocked(logger.error).mock.calls;
    expect(errors).toContainEqual([expect.any(String), { path: 'mods/m50', fields: ['file_size'] }]);
    expect(JSON.stringify(errors)).not.toContain('-1');

    await db.doc('mods/m50').update({ file_size: 1, updated_at: FieldValue.serverTimestamp() });
    expect(await both((one) => one.find('m50'))).toMatchObject([{ id: 'm50' }, { id: 'm50' }]);
  });

  it('does not end paging when a full page contains an invalid mod', async () => {
    const last = (await catalogue.list({ ...everything, sort: 'oldest' })).total;
    await db.doc('mods/m60').update({ file_size: -1 });
    const parts: number[] = [];
    for await (const { items } of firestoreSource.mods('all')) parts.push(items.length);
    expect(parts).toEqual([999, MODS - 1000]);
    await db.doc('mods/m60').update({ file_size: 1 });
    expect((await catalogue.list(everything)).total).toBe(last);
  });

  it('does not block other count buckets', async () => {
    await db.doc('counts/bad').set({ mods: { m70: { downloads: -3 } }, updated_at: FieldValue.serverTimestamp() });
    const counted = { m71: modCounts.parse({ downloads: 12 }) };
    await set(doc('counts/{bucket}', '1'), { mods: counted, updated_at: SERVER_TIME });
    expect(await both((one) => one.counts('m71'))).toMatchObject([{ downloads: 12 }, { downloads: 12 }]);
    expect(logger.error).toHaveBeenCalledWith(expect.any(String), {
      path: 'counts/bad',
      fields: ['mods.m70.downloads'],
    });
    await expect(get(doc('counts/{bucket}', 'bad'))).rejects.toThrow('counts/bad does not fit its schema');
    await db.doc('counts/bad').delete();
  });
});
