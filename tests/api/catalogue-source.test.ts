import { countsBucketOf } from '@bigorna/domain/counts-bucket';
import { modsQuery } from '@bigorna/domain/endpoints/mods';
import { modCounts } from '@bigorna/domain/entities/mod';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleMods } from '../../functions/src/catalogue/sample-mods.ts';
import { firestoreSource } from '../../functions/src/catalogue/source.ts';
import { sqliteCatalogue } from '../../functions/src/catalogue/sqlite-catalogue.ts';
import { batch, doc, readsAndWrites, SERVER_TIME, set, update } from '../../functions/src/platform/firestore.ts';

/** A project of its own in the same emulator, with as many mods as this test puts there. */
const app = initializeApp({ projectId: `demo-catalogue-${process.pid}` });
const catalogue = sqliteCatalogue(firestoreSource, { checkEveryMs: 0, countsEveryMs: 0, waitMs: 10_000 });
// hidane shows imported data in every project, and with it the data set's own catalogue.
beforeAll(async () => {
  const db = getFirestore(app);
  for (const name of ['mods', 'counts', 'slugs']) await db.recursiveDelete(db.collection(name));
});
afterAll(async () => {
  catalogue.close();
  await deleteApp(app);
});

/** More than one part of the source's reading. */
const MODS = 1050;
const everything = modsQuery.parse({ limit: 100 });

describe('the index over Firestore', () => {
  it('reads every approved mod once, in parts, and afterwards only what changed', async () => {
    const mods = sampleMods(MODS, 9).map((mod, i) => (i < 20 ? { ...mod, status: 'pending' as const } : mod));
    for (let from = 0; from < MODS; from += 350) {
      await batch((writes) => {
        for (const mod of mods.slice(from, from + 350)) writes.set(doc('mods/{mod}', mod.id), mod);
      });
    }
    const id = 'm30';
    const counted = { [id]: modCounts.parse({ downloads: 7 }) };
    await set(doc('counts/{bucket}', countsBucketOf(id)), { mods: counted, updated_at: SERVER_TIME });
    await set(doc('slugs/{slug}', 'former-name'), { mod_id: id, current: false });

    const start = readsAndWrites().reads;
    await catalogue.ready();
    const approved = MODS - 20;
    expect((await catalogue.list(everything)).total).toBe(approved);
    expect((await catalogue.list({ ...everything, sort: 'downloads' })).cards[0]).toMatchObject({ id, downloads: 7 });
    expect(await catalogue.resolve('former-name')).toMatchObject({ id });
    const built = readsAndWrites().reads - start;
    expect(built).toBeGreaterThanOrEqual(2 * approved);
    expect(built).toBeLessThan(2 * approved + 20);

    await update(doc('mods/{mod}', 'm40'), { status: 'archived', updated_at: SERVER_TIME });
    await update(doc('mods/{mod}', 'm1'), { status: 'approved', updated_at: SERVER_TIME });
    const before = readsAndWrites().reads;
    const { total } = await catalogue.list(everything);
    expect(total).toBe(approved);
    expect(await catalogue.resolve(mods[40]?.slug ?? '')).toBeUndefined();
    expect(await catalogue.resolve(mods[1]?.slug ?? '')).toMatchObject({ id: 'm1' });
    expect(readsAndWrites().reads - before).toBeLessThan(20);
  });
});
