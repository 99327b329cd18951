import './support/mock-clock.ts';
import './support/mock-logger.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { modsQuery } from '@bigorna/domain/endpoints/mods.schemas';
import { modCounts } from '@bigorna/domain/entities/mod';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../functions/src/catalogue/catalogue.ts';
import { SCHEMA_VERSION } from '../../functions/src/catalogue/engine/schema.ts';
import type { RefreshPolicy } from '../../functions/src/catalogue/refresh-policy.ts';
import { createSampleMod } from '../../functions/src/catalogue/sample-mods.ts';
import { buildSnapshot, FULL_BUILD_MS } from '../../functions/src/catalogue/snapshots/build.ts';
import { removeOldSnapshots } from '../../functions/src/catalogue/snapshots/remove-old-snapshots.ts';
import { isBuildDue } from '../../functions/src/catalogue/snapshots/request-build.ts';
import { cloudSnapshots, type SnapshotStore } from '../../functions/src/catalogue/snapshots/store.ts';
import { firestoreSource } from '../../functions/src/catalogue/source.ts';
import { createSqliteCatalogue } from '../../functions/src/catalogue/sqlite-catalogue.ts';
import type { Scope } from '../../functions/src/catalogue/sync-index.ts';
import { doc, get, remove, runBatch, SERVER_TIME, set, update } from '../../functions/src/platform/firestore.ts';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { measureCost } from './support/costs.ts';
import { setClockAhead } from './support/mock-clock.ts';

/** A separate project and bucket in the same emulators, so that the portal stays unchanged. */
const projectId = `demo-snapshots-${process.pid}`;
const storageBucket = `${projectId}.appspot.com`;
const app = initializeApp({ projectId, storageBucket });
const db = getFirestore(app);
const bucket = getStorage(app).bucket();

const MODS = 120;
const everything = modsQuery.parse({ limit: 100 });
const AT_ONCE: Partial<RefreshPolicy> = { checkEveryMs: 0, countsEveryMs: 0, manyCountsEveryMs: 0, waitMs: 20_000 };
const origins = { source: firestoreSource, store: cloudSnapshots };
const build = (scope: Scope = 'approved') => buildSnapshot(origins, scope);
const line = { scope: 'approved', schema: SCHEMA_VERSION } as const;

/** Mock of the callback that requests a snapshot build. Each instance that a test starts has its own mock. */
const mockAskForBuild = () => vi.fn(async () => undefined);
const open: Catalogue[] = [];
/** Opens a catalogue like a new function instance. `afterEach` closes it. */
const startInstance = (
  store: SnapshotStore = cloudSnapshots,
  pace: Partial<RefreshPolicy> = AT_ONCE,
  askForBuild = mockAskForBuild(),
): Catalogue => {
  const catalogue = createSqliteCatalogue(firestoreSource, pace, { store, requestBuild: askForBuild });
  open.push(catalogue);
  return catalogue;
};
const getTotal = async (catalogue: Catalogue): Promise<number> => (await catalogue.list(everything)).total;
const findTitles = async (catalogue: Catalogue, q: string): Promise<string[]> =>
  (await catalogue.list(modsQuery.parse({ q }))).cards.map(({ title }) => title);

const getPointer = async (): Promise<CatalogueSnapshot> => {
  const snapshot = await cloudSnapshots.newest(line);
  if (snapshot === undefined) throw new Error('There is no snapshot');
  return snapshot;
};
const listObjects = async (): Promise<string[]> =>
  (await bucket.getFiles({ prefix: 'catalogue/' }))[0].map(({ name }) => name).toSorted();
const countReads = async (work: () => Promise<unknown>): Promise<number> => (await measureCost(work)).reads;

const storeMods = (...mods: ReturnType<typeof createSampleMod>[]): Promise<void> =>
  runBatch((writes) => {
    for (const mod of mods) writes.set(doc('mods/{mod}', mod.id), mod);
  });

// The emulator adds imported data to every project, so delete the catalogue of the data set.
beforeAll(async () => {
  for (const name of ['mods', 'counts', 'slugs']) await db.recursiveDelete(db.collection(name));
});
beforeEach(async () => {
  setClockAhead(0);
  vi.mocked(logger.error).mockClear();
  for (const name of ['mods', 'counts', 'system']) await db.recursiveDelete(db.collection(name));
  await bucket.deleteFiles({ prefix: 'catalogue/' });
  await storeMods(...Array.from({ length: MODS }, (_, i) => createSampleMod(`m${i}`, { title: `Velho ${i}` })));
});
afterEach(() => {
  for (const catalogue of open.splice(0)) catalogue.close();
});
afterAll(() => deleteApp(app));

describe('starting instance', () => {
  it('reads the pointer and the changes since the snapshot, not the catalogue', async () => {
    const rebuilt = await countReads(() => getTotal(startInstance()));
    expect(rebuilt).toBeGreaterThanOrEqual(2 * MODS);

    expect(await build()).toBe('published');
    await update(doc('mods/{mod}', 'm1'), { title: 'Novo', updated_at: SERVER_TIME });
    await update(doc('mods/{mod}', 'm2'), { status: 'archived', updated_at: SERVER_TIME });
    await set(doc('counts/{bucket}', '0'), {
      mods: { m3: modCounts.parse({ downloads: 9 }) },
      updated_at: SERVER_TIME,
    });
    vi.mocked(logger.error).mockClear();
    const catalogue = startInstance(cloudSnapshots, { ...AT_ONCE, checkEveryMs: 60_000 });
    const started = await countReads(() => getTotal(catalogue));
    // Reads: the pointer, two changed mods, the page of the listed mod, and a bucket.
    expect(started).toBeLessThanOrEqual(6);
    expect(await getTotal(catalogue)).toBe(MODS - 1);
    expect(await findTitles(catalogue, 'novo')).toEqual(['Novo']);
    expect(await catalogue.counts('m3')).toMatchObject({ downloads: 9 });
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('syncs edits, withdrawals, new names and counts after the snapshot', async () => {
    await build();
    const catalogue = startInstance();
    expect(await getTotal(catalogue)).toBe(MODS);
    await set(doc('slugs/{slug}', 'm4-antes'), { mod_id: 'm4', current: false });
    await update(doc('mods/{mod}', 'm4'), { slug: 'm4-agora', title: 'Mudado', updated_at: SERVER_TIME });
    await update(doc('mods/{mod}', 'm5'), { status: 'archived', updated_at: SERVER_TIME });
    await set(doc('counts/{bucket}', '0'), { mods: { m6: modCounts.parse({ views: 4 }) }, updated_at: SERVER_TIME });
    expect(await findTitles(catalogue, 'mudado')).toEqual(['Mudado']);
    expect(await catalogue.resolve('m4-antes')).toMatchObject({ id: 'm4', slug: 'm4-agora' });
    expect(await getTotal(catalogue)).toBe(MODS - 1);
    expect(await catalogue.counts('m6')).toMatchObject({ views: 4 });
  });

  it('returns the same results as instances that start at the same time', async () => {
    await build();
    await update(doc('mods/{mod}', 'm7'), { title: 'Igual', updated_at: SERVER_TIME });
    const results = await Promise.all(Array.from({ length: 5 }, () => startInstance().list(everything)));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.total).toBe(MODS);
  });

  it('downloads the snapshot once for all concurrent queries', async () => {
    await build();
    const download = vi.fn(cloudSnapshots.download);
    const catalogue = startInstance({ ...cloudSnapshots, download });
    await Promise.all(Array.from({ length: 20 }, () => getTotal(catalogue)));
    expect(download).toHaveBeenCalledOnce();
  });

  it('has mods of every status for staff, from a separate snapshot', async () => {
    await update(doc('mods/{mod}', 'm8'), { status: 'draft', updated_at: SERVER_TIME });
    await Promise.all([build('approved'), build('all')]);
    vi.mocked(logger.error).mockClear();
    const catalogue = startInstance();
    expect((await catalogue.listAll(everything)).total).toBe(MODS);
    expect(await getTotal(catalogue)).toBe(MODS - 1);
    expect(logger.error).not.toHaveBeenCalled();
    const names = await listObjects();
    expect(names.map((name) => name.split('/')[1])).toEqual([`all-v${SCHEMA_VERSION}`, `approved-v${SCHEMA_VERSION}`]);
  });
});

/** Ways to make a snapshot unusable. */
const DAMAGES: readonly [string, (snapshot: CatalogueSnapshot) => Promise<unknown>][] = [
  ['without a pointer', () => remove(doc('system/catalogue-{file}', `approved-v${SCHEMA_VERSION}`))],
  [
    'of an older schema',
    async (snapshot) => {
      await remove(doc('system/catalogue-{file}', `approved-v${SCHEMA_VERSION}`));
      await set(doc('system/catalogue-{file}', `approved-v${SCHEMA_VERSION - 1}`), snapshot);
    },
  ],
  ['with an invalid pointer', () => db.doc(`system/catalogue-approved-v${SCHEMA_VERSION}`).set({ path: 7 })],
  ['without its file', ({ path }) => bucket.file(path).delete()],
  [
    'with a truncated file',
    async ({ path }) => {
      const [bytes] = await bucket.file(path).download();
      await bucket.file(path).save(bytes.subarray(0, bytes.length / 2));
    },
  ],
  [
    'with flipped bits',
    async ({ path }) => {
      const [bytes] = await bucket.file(path).download();
      await bucket.file(path).save(bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte)));
    },
  ],
  [
    'with a file of another type',
    async (snapshot) => {
      const other = await cloudSnapshots.upload(line, join(ROOT, 'package.json'), {
        ...snapshot,
        mods_cursor: new Date(),
      });
      await cloudSnapshots.point(line, other);
    },
  ],
];

describe('snapshot', () => {
  it.each(DAMAGES)('%s is logged and rebuilt, and queries still succeed', async (_, damage) => {
    await build();
    const before = await getPointer();
    await damage(before);
    vi.mocked(logger.error).mockClear();
    const askForBuild = mockAskForBuild();
    expect(await getTotal(startInstance(cloudSnapshots, AT_ONCE, askForBuild))).toBe(MODS);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(askForBuild).toHaveBeenCalledExactlyOnceWith('approved');

    expect(await build()).toBe('published');
    vi.mocked(logger.error).mockClear();
    expect(await getTotal(startInstance())).toBe(MODS);
    expect(logger.error).not.toHaveBeenCalled();
  });

  const failDownloads = (times: number) => {
    const download = vi.fn(cloudSnapshots.download);
    for (let i = 0; i < times; i += 1) download.mockRejectedValueOnce(new Error('no route to the bucket'));
    return { ...cloudSnapshots, download };
  };

  it('is downloaded again after one failed attempt, without reading the catalogue', async () => {
    await build();
    const catalogue = startInstance(failDownloads(1));
    expect(await countReads(() => getTotal(catalogue))).toBeLessThan(10);
  });

  it.each(['bucket', 'pointer'])(
    'fails queries while the %s does not respond, and later queries succeed',
    async (what) => {
      await build();
      const newest = vi.fn(cloudSnapshots.newest);
      if (what === 'pointer') for (let i = 0; i < 4; i += 1) newest.mockRejectedValueOnce(new Error('14 UNAVAILABLE'));
      const store = what === 'pointer' ? { ...cloudSnapshots, newest } : failDownloads(4);
      const askForBuild = mockAskForBuild();
      const catalogue = startInstance(store, AT_ONCE, askForBuild);
      const failing = async () => {
        await expect(getTotal(catalogue)).rejects.toThrow('snapshot');
        await expect(getTotal(catalogue)).rejects.toThrow('snapshot');
      };
      expect(await countReads(failing)).toBeLessThan(10);
      expect(await countReads(() => getTotal(catalogue))).toBeLessThan(10);
      expect(askForBuild).not.toHaveBeenCalled();
      expect(vi.mocked(logger.error).mock.calls.flat()).toContainEqual(
        expect.objectContaining({ why: expect.stringMatching(/no route to the bucket|14 UNAVAILABLE/) }),
      );
    },
  );

  it('fails two queries, and is then skipped with a logged error', async () => {
    await build();
    const catalogue = startInstance(failDownloads(100));
    for (let i = 0; i < 2; i += 1) await expect(getTotal(catalogue)).rejects.toThrow('snapshot');
    expect(await getTotal(catalogue)).toBe(MODS);
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('everything is read'), expect.anything());
  });

  it('causes no full build while its file cannot be downloaded', async () => {
    await build();
    const before = await getPointer();
    for (let i = 0; i < 4; i += 1) {
      await expect(buildSnapshot({ source: firestoreSource, store: failDownloads(2) }, 'approved')).rejects.toThrow(
        'snapshot',
      );
    }
    expect(await getPointer()).toEqual(before);
    expect(await build()).toBe('unchanged');
  });
});

describe('build', () => {
  it('uses the previous snapshot and the changes; publishes nothing without changes', async () => {
    await build();
    const first = await getPointer();
    await update(doc('mods/{mod}', 'm9'), { title: 'Outro', updated_at: SERVER_TIME });
    expect(await countReads(build)).toBeLessThan(20);
    const second = await getPointer();
    expect(second.full_built_at).toEqual(first.full_built_at);
    expect(second.mods_cursor > first.mods_cursor).toBe(true);
    expect(await findTitles(startInstance(), 'outro')).toEqual(['Outro']);
    await remove(doc('counts/{bucket}', '0'));
    expect(await build()).toBe('unchanged');
    const { path, sha256, full_built_at } = second;
    expect(await getPointer()).toMatchObject({ path, sha256, full_built_at });
  });

  it('is due once after an edit of a hidden mod, and publishes nothing', async () => {
    await build();
    await update(doc('mods/{mod}', 'm15'), { status: 'draft', updated_at: SERVER_TIME });
    await build();
    const first = await getPointer();
    await update(doc('mods/{mod}', 'm15'), { title: 'Rascunho', updated_at: SERVER_TIME });
    setClockAhead(3_700_000);
    expect(await isBuildDue('approved')).toBe(true);
    expect(await build()).toBe('unchanged');
    const confirmed = await getPointer();
    expect({ ...confirmed, mods_cursor: 0, counts_cursor: 0, built_at: 0 }).toEqual({
      ...first,
      mods_cursor: 0,
      counts_cursor: 0,
      built_at: 0,
    });
    expect(confirmed.mods_cursor > first.mods_cursor).toBe(true);
    setClockAhead(2 * 3_700_000);
    expect(await isBuildDue('approved')).toBe(false);
    await update(doc('mods/{mod}', 'm16'), { title: 'À vista', updated_at: SERVER_TIME });
    expect(await findTitles(startInstance(), 'vista')).toEqual(['À vista']);
    expect(await isBuildDue('approved')).toBe(true);
    expect(await build()).toBe('published');
    expect(await findTitles(startInstance(), 'vista')).toEqual(['À vista']);
  });

  it('keeps a newer pointer of another build when it has no changes', async () => {
    await build();
    const previous = await getPointer();
    const newer = { ...previous, path: 'catalogue/newer', mods_cursor: new Date(previous.mods_cursor.getTime() + 1) };
    await cloudSnapshots.point(line, newer);
    const cursors = { mods: new Date(Date.now() + 60_000), counts: previous.counts_cursor };
    expect(await cloudSnapshots.confirm(line, previous, cursors)).toBe(false);
    expect(await getPointer()).toEqual(newer);
    expect(await cloudSnapshots.confirm(line, newer, cursors)).toBe(true);
    expect(await getPointer()).toMatchObject({ path: newer.path, mods_cursor: cursors.mods });
  });

  it('reads everything when the file contains more replaced mods than current ones', async () => {
    await build();
    const first = await getPointer();
    const editAll = async () => {
      const mods = Array.from({ length: MODS }, (_, i) => createSampleMod(`m${i}`, { updated_at: SERVER_TIME }));
      await storeMods(...mods);
    };
    await editAll();
    await build();
    expect((await getPointer()).full_built_at).toEqual(first.full_built_at);
    await editAll();
    expect(await build()).toBe('published');
    const full = await getPointer();
    expect(full.full_built_at > first.full_built_at).toBe(true);
    expect(full.bytes).toBeLessThanOrEqual(first.bytes * 1.2);
    expect(await getTotal(startInstance())).toBe(MODS);
  });

  it('reads everything after a week, and drops hard-deleted mods', async () => {
    await build();
    const first = await getPointer();
    await remove(doc('mods/{mod}', 'm10'));
    expect(await build()).toBe('unchanged');
    expect(await getTotal(startInstance())).toBe(MODS);
    setClockAhead(FULL_BUILD_MS);
    expect(await countReads(build)).toBeGreaterThan(MODS);
    expect((await getPointer()).full_built_at > first.full_built_at).toBe(true);
    expect(await getTotal(startInstance())).toBe(MODS - 1);
  });

  it('sets the pointer to the latest snapshot when several builds run at once', async () => {
    const outcomes = await Promise.all([build(), build(), build()]);
    expect(outcomes).toContain('published');
    const snapshot = await getPointer();
    const cursors = (await listObjects()).map((name) => name.split('/').at(-1)?.split('-')[0] ?? '');
    expect(snapshot.path).toContain(cursors.toSorted().at(-1));
    expect(await getTotal(startInstance())).toBe(MODS);
  });

  it('does not move the pointer back when it finishes late', async () => {
    await build();
    const newest = await getPointer();
    const older = { ...newest, path: 'catalogue/older', mods_cursor: new Date(newest.mods_cursor.getTime() - 1) };
    expect(await cloudSnapshots.point(line, older)).toBe(false);
    expect(await getPointer()).toEqual(newest);
    const newer = { ...newest, mods_cursor: new Date(newest.mods_cursor.getTime() + 1) };
    expect(await cloudSnapshots.point(line, newer)).toBe(true);
    expect(await getPointer()).toEqual(newer);
  });

  it.each(['reading', 'uploading', 'uploaded'])(
    'leaves a consistent state when it is killed while %s',
    async (point) => {
      await update(doc('mods/{mod}', 'm11'), { title: 'Presente', updated_at: SERVER_TIME });
      const script = join(ROOT, 'tests/api/support/build-and-hang.ts');
      const folder = await mkdtemp(join(tmpdir(), 'bigorna-killed-'));
      const child = spawn(NODE, [script, projectId, storageBucket, point], {
        stdio: ['ignore', 'pipe', 'ignore'],
        env: { ...process.env, TMPDIR: folder },
      });
      const reached: string[] = [];
      for await (const text of createInterface({ input: child.stdout })) {
        reached.push(text);
        if (text === point) child.kill('SIGKILL');
      }
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
      expect(child.signalCode).toBe('SIGKILL');
      expect(reached.at(-1)).toBe(point);

      expect(await get(doc('system/catalogue-{file}', `approved-v${SCHEMA_VERSION}`))).toBeUndefined();
      const catalogue = startInstance();
      expect(await getTotal(catalogue)).toBe(MODS);
      expect(await findTitles(catalogue, 'presente')).toEqual(['Presente']);
      expect(await build()).toBe('published');
      vi.mocked(logger.error).mockClear();
      expect(await findTitles(startInstance(), 'presente')).toEqual(['Presente']);
      expect(logger.error).not.toHaveBeenCalled();
    },
  );
});

describe('long-running instance', () => {
  it('serves every query while it switches to a newer full snapshot', async () => {
    await build();
    const catalogue = startInstance(cloudSnapshots, { ...AT_ONCE, renewEveryMs: 0 });
    expect(await getTotal(catalogue)).toBe(MODS);
    await remove(doc('mods/{mod}', 'm12'));
    setClockAhead(FULL_BUILD_MS);
    await build();
    const results = await vi.waitFor(async () => {
      const totals = await Promise.all(Array.from({ length: 20 }, () => getTotal(catalogue)));
      expect(totals.at(-1)).toBe(MODS - 1);
      return totals;
    }, 20_000);
    expect(results.every((result) => result === MODS || result === MODS - 1)).toBe(true);
    expect(logger.error).toHaveBeenCalledTimes(1);
    await update(doc('mods/{mod}', 'm13'), { title: 'Depois', updated_at: SERVER_TIME });
    expect(await findTitles(catalogue, 'depois')).toEqual(['Depois']);
  });

  it('requests a snapshot when many changes have arrived since the current one', async () => {
    await build();
    const askForBuild = mockAskForBuild();
    const catalogue = startInstance(cloudSnapshots, { ...AT_ONCE, renewAfterChanges: 3 }, askForBuild);
    await getTotal(catalogue);
    await storeMods(...['a', 'b'].map((id) => createSampleMod(id, { updated_at: SERVER_TIME })));
    expect(await getTotal(catalogue)).toBe(MODS + 2);
    expect(askForBuild).not.toHaveBeenCalled();
    await storeMods(createSampleMod('c', { updated_at: SERVER_TIME }));
    expect(await getTotal(catalogue)).toBe(MODS + 3);
    await vi.waitFor(() => expect(askForBuild).toHaveBeenCalledExactlyOnceWith('approved'));
  });
});

describe('old snapshots', () => {
  it('are deleted after some hours, except the three newest', async () => {
    for (let i = 0; i < 5; i += 1) {
      await update(doc('mods/{mod}', 'm14'), { title: `Passo ${i}`, updated_at: SERVER_TIME });
      await build();
    }
    const all = await listObjects();
    expect(all).toHaveLength(5);
    expect(await removeOldSnapshots(SCHEMA_VERSION)).toBe(0);
    setClockAhead(3 * 3_600_000);
    expect(await removeOldSnapshots(SCHEMA_VERSION)).toBe(2);
    expect(await listObjects()).toEqual(all.slice(2));
    expect(await findTitles(startInstance(), 'passo')).toEqual(['Passo 4']);
  });

  it('are retained for a month if their schema differs, for a rollback', async () => {
    await build();
    setClockAhead(3 * 3_600_000);
    expect(await removeOldSnapshots(SCHEMA_VERSION + 1)).toBe(0);
    setClockAhead(31 * 24 * 3_600_000);
    expect(await removeOldSnapshots(SCHEMA_VERSION)).toBe(0);
    expect(await removeOldSnapshots(SCHEMA_VERSION + 1)).toBe(1);
    expect(await listObjects()).toEqual([]);
    expect(await cloudSnapshots.newest(line)).toBeUndefined();
  });
});
