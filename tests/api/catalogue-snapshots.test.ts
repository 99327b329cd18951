import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { modsQuery } from '@bigorna/domain/endpoints/mods';
import { modCounts } from '@bigorna/domain/entities/mod';
import type { CatalogueSnapshot } from '@bigorna/domain/entities/portal';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Catalogue } from '../../functions/src/catalogue/catalogue.ts';
import { SCHEMA_VERSION } from '../../functions/src/catalogue/engine/schema.ts';
import type { Scope } from '../../functions/src/catalogue/fill.ts';
import type { Pace } from '../../functions/src/catalogue/pace.ts';
import { sampleMod } from '../../functions/src/catalogue/sample-mods.ts';
import { buildSnapshot, FULL_BUILD_MS } from '../../functions/src/catalogue/snapshots/build.ts';
import { isDue } from '../../functions/src/catalogue/snapshots/due.ts';
import { removeOldSnapshots } from '../../functions/src/catalogue/snapshots/remove-old.ts';
import { cloudSnapshots, type SnapshotStore } from '../../functions/src/catalogue/snapshots/store.ts';
import { firestoreSource } from '../../functions/src/catalogue/source.ts';
import { sqliteCatalogue } from '../../functions/src/catalogue/sqlite-catalogue.ts';
import { now } from '../../functions/src/platform/clock.ts';
import {
  batch,
  doc,
  get,
  readsAndWrites,
  remove,
  SERVER_TIME,
  set,
  update,
} from '../../functions/src/platform/firestore.ts';
import { NODE, ROOT } from '../../tools/emulators/paths.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { info: vi.fn(), error: vi.fn() },
}));

/** A project and a bucket of its own in the same emulators. */
const projectId = `demo-snapshots-${process.pid}`;
const storageBucket = `${projectId}.appspot.com`;
const app = initializeApp({ projectId, storageBucket });
const db = getFirestore(app);
const bucket = getStorage(app).bucket();

const MODS = 120;
const everything = modsQuery.parse({ limit: 100 });
const AT_ONCE: Partial<Pace> = { checkEveryMs: 0, countsEveryMs: 0, manyCountsEveryMs: 0, waitMs: 20_000 };
const origins = { source: firestoreSource, store: cloudSnapshots };
const build = (scope: Scope = 'approved') => buildSnapshot(origins, scope);
const line = { scope: 'approved', schema: SCHEMA_VERSION } as const;

/** Stands for the task; each instance that a test starts has its own. */
const asking = () => vi.fn(async () => undefined);
const open: Catalogue[] = [];
/** An instance that starts now. */
const instance = (
  store: SnapshotStore = cloudSnapshots,
  pace: Partial<Pace> = AT_ONCE,
  askForBuild = asking(),
): Catalogue => {
  const catalogue = sqliteCatalogue(firestoreSource, pace, { store, askForBuild });
  open.push(catalogue);
  return catalogue;
};
const total = async (catalogue: Catalogue): Promise<number> => (await catalogue.list(everything)).total;
const titled = async (catalogue: Catalogue, q: string): Promise<string[]> =>
  (await catalogue.list(modsQuery.parse({ q }))).cards.map(({ title }) => title);

const pointed = async (): Promise<CatalogueSnapshot> => {
  const snapshot = await cloudSnapshots.newest(line);
  if (snapshot === undefined) throw new Error('There is no snapshot');
  return snapshot;
};
const objects = async (): Promise<string[]> =>
  (await bucket.getFiles({ prefix: 'catalogue/' }))[0].map(({ name }) => name).toSorted();
const readsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = readsAndWrites().reads;
  await work();
  return readsAndWrites().reads - before;
};
const later = (ms: number): void => void vi.mocked(now).mockImplementation(() => new Date(Date.now() + ms));

const putMods = (...mods: ReturnType<typeof sampleMod>[]): Promise<void> =>
  batch((writes) => {
    for (const mod of mods) writes.set(doc('mods/{mod}', mod.id), mod);
  });

// hidane shows imported data in every project, and with it the data set's own catalogue.
beforeAll(async () => {
  for (const name of ['mods', 'counts', 'slugs']) await db.recursiveDelete(db.collection(name));
});
beforeEach(async () => {
  later(0);
  vi.mocked(logger.error).mockClear();
  for (const name of ['mods', 'counts', 'system']) await db.recursiveDelete(db.collection(name));
  await bucket.deleteFiles({ prefix: 'catalogue/' });
  await putMods(...Array.from({ length: MODS }, (_, i) => sampleMod(`m${i}`, { title: `Velho ${i}` })));
});
afterEach(() => {
  for (const catalogue of open.splice(0)) catalogue.close();
});
afterAll(() => deleteApp(app));

describe('an instance that starts', () => {
  it('reads the pointer and what changed since, not the catalogue', async () => {
    const rebuilt = await readsOf(() => total(instance()));
    expect(rebuilt).toBeGreaterThanOrEqual(2 * MODS);

    expect(await build()).toBe('published');
    await update(doc('mods/{mod}', 'm1'), { title: 'Novo', updated_at: SERVER_TIME });
    await update(doc('mods/{mod}', 'm2'), { status: 'archived', updated_at: SERVER_TIME });
    await set(doc('counts/{bucket}', '0'), {
      mods: { m3: modCounts.parse({ downloads: 9 }) },
      updated_at: SERVER_TIME,
    });
    vi.mocked(logger.error).mockClear();
    const catalogue = instance(cloudSnapshots, { ...AT_ONCE, checkEveryMs: 60_000 });
    const started = await readsOf(() => total(catalogue));
    // The pointer, two changed mods, the page of the one that is listed, a bucket.
    expect(started).toBeLessThanOrEqual(6);
    expect(await total(catalogue)).toBe(MODS - 1);
    expect(await titled(catalogue, 'novo')).toEqual(['Novo']);
    expect(await catalogue.counts('m3')).toMatchObject({ downloads: 9 });
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('follows after the snapshot: edits, withdrawals, new names and figures', async () => {
    await build();
    const catalogue = instance();
    expect(await total(catalogue)).toBe(MODS);
    await set(doc('slugs/{slug}', 'm4-antes'), { mod_id: 'm4', current: false });
    await update(doc('mods/{mod}', 'm4'), { slug: 'm4-agora', title: 'Mudado', updated_at: SERVER_TIME });
    await update(doc('mods/{mod}', 'm5'), { status: 'archived', updated_at: SERVER_TIME });
    await set(doc('counts/{bucket}', '0'), { mods: { m6: modCounts.parse({ views: 4 }) }, updated_at: SERVER_TIME });
    expect(await titled(catalogue, 'mudado')).toEqual(['Mudado']);
    expect(await catalogue.resolve('m4-antes')).toMatchObject({ id: 'm4', slug: 'm4-agora' });
    expect(await total(catalogue)).toBe(MODS - 1);
    expect(await catalogue.counts('m6')).toMatchObject({ views: 4 });
  });

  it('agrees with the others that start at the same time', async () => {
    await build();
    await update(doc('mods/{mod}', 'm7'), { title: 'Igual', updated_at: SERVER_TIME });
    const answers = await Promise.all(Array.from({ length: 5 }, () => instance().list(everything)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.total).toBe(MODS);
  });

  it('downloads once for all questions that come meanwhile', async () => {
    await build();
    const download = vi.fn(cloudSnapshots.download);
    const catalogue = instance({ ...cloudSnapshots, download });
    await Promise.all(Array.from({ length: 20 }, () => total(catalogue)));
    expect(download).toHaveBeenCalledOnce();
  });

  it('gives staff every status, from a snapshot of their own', async () => {
    await update(doc('mods/{mod}', 'm8'), { status: 'draft', updated_at: SERVER_TIME });
    await Promise.all([build('approved'), build('all')]);
    vi.mocked(logger.error).mockClear();
    const catalogue = instance();
    expect((await catalogue.listAll(everything)).total).toBe(MODS);
    expect(await total(catalogue)).toBe(MODS - 1);
    expect(logger.error).not.toHaveBeenCalled();
    const names = await objects();
    expect(names.map((name) => name.split('/')[1])).toEqual([`all-v${SCHEMA_VERSION}`, `approved-v${SCHEMA_VERSION}`]);
  });
});

/** Ways in which a snapshot is of no use. */
const DAMAGES: readonly [string, (snapshot: CatalogueSnapshot) => Promise<unknown>][] = [
  ['without a pointer', () => remove(doc('system/catalogue-{file}', `approved-v${SCHEMA_VERSION}`))],
  [
    'of an older schema',
    async (snapshot) => {
      await remove(doc('system/catalogue-{file}', `approved-v${SCHEMA_VERSION}`));
      await set(doc('system/catalogue-{file}', `approved-v${SCHEMA_VERSION - 1}`), snapshot);
    },
  ],
  ['whose pointer is no pointer', () => db.doc(`system/catalogue-approved-v${SCHEMA_VERSION}`).set({ path: 7 })],
  ['that is gone', ({ path }) => bucket.file(path).delete()],
  [
    'that is cut short',
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
    'that is no index at all',
    async (snapshot) => {
      const other = await cloudSnapshots.upload(line, join(ROOT, 'package.json'), {
        ...snapshot,
        mods_cursor: new Date(),
      });
      await cloudSnapshots.point(line, other);
    },
  ],
];

describe('a snapshot', () => {
  it.each(DAMAGES)('%s is told of and built anew, and the portal goes on', async (_, damage) => {
    await build();
    const before = await pointed();
    await damage(before);
    vi.mocked(logger.error).mockClear();
    const askForBuild = asking();
    expect(await total(instance(cloudSnapshots, AT_ONCE, askForBuild))).toBe(MODS);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(askForBuild).toHaveBeenCalledExactlyOnceWith('approved');

    expect(await build()).toBe('published');
    vi.mocked(logger.error).mockClear();
    expect(await total(instance())).toBe(MODS);
    expect(logger.error).not.toHaveBeenCalled();
  });

  const down = (times: number) => {
    const download = vi.fn(cloudSnapshots.download);
    for (let i = 0; i < times; i += 1) download.mockRejectedValueOnce(new Error('no route to the bucket'));
    return { ...cloudSnapshots, download };
  };

  it('that is out of reach for a moment is tried again, and the catalogue is not read', async () => {
    await build();
    const catalogue = instance(down(1));
    expect(await readsOf(() => total(catalogue))).toBeLessThan(10);
  });

  it.each(['bucket', 'pointer'])(
    'whose %s does not answer fails the question; the next one asks again',
    async (what) => {
      await build();
      const newest = vi.fn(cloudSnapshots.newest);
      if (what === 'pointer') for (let i = 0; i < 4; i += 1) newest.mockRejectedValueOnce(new Error('14 UNAVAILABLE'));
      const store = what === 'pointer' ? { ...cloudSnapshots, newest } : down(4);
      const askForBuild = asking();
      const catalogue = instance(store, AT_ONCE, askForBuild);
      const failing = async () => {
        await expect(total(catalogue)).rejects.toThrow('snapshot');
        await expect(total(catalogue)).rejects.toThrow('snapshot');
      };
      expect(await readsOf(failing)).toBeLessThan(10);
      expect(await readsOf(() => total(catalogue))).toBeLessThan(10);
      expect(askForBuild).not.toHaveBeenCalled();
      expect(vi.mocked(logger.error).mock.calls.flat()).toContainEqual(
        expect.objectContaining({ why: expect.stringMatching(/no route to the bucket|14 UNAVAILABLE/) }),
      );
    },
  );

  it('that stays out of reach is done without, loudly, at the third try', async () => {
    await build();
    const catalogue = instance(down(100));
    for (let i = 0; i < 2; i += 1) await expect(total(catalogue)).rejects.toThrow('snapshot');
    expect(await total(catalogue)).toBe(MODS);
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('everything is read'), expect.anything());
  });

  it('that is out of reach makes no build read everything', async () => {
    await build();
    const before = await pointed();
    for (let i = 0; i < 4; i += 1) {
      await expect(buildSnapshot({ source: firestoreSource, store: down(2) }, 'approved')).rejects.toThrow('snapshot');
    }
    expect(await pointed()).toEqual(before);
    expect(await build()).toBe('unchanged');
  });
});

describe('a build', () => {
  it('takes the snapshot before and what changed; without a change it makes none', async () => {
    await build();
    const first = await pointed();
    await update(doc('mods/{mod}', 'm9'), { title: 'Outro', updated_at: SERVER_TIME });
    expect(await readsOf(build)).toBeLessThan(20);
    const second = await pointed();
    expect(second.full_built_at).toEqual(first.full_built_at);
    expect(second.mods_cursor > first.mods_cursor).toBe(true);
    expect(await titled(instance(), 'outro')).toEqual(['Outro']);
    await remove(doc('counts/{bucket}', '0'));
    expect(await build()).toBe('unchanged');
    const { path, sha256, full_built_at } = second;
    expect(await pointed()).toMatchObject({ path, sha256, full_built_at });
  });

  it('of edits that no visitor sees is asked for once', async () => {
    await build();
    await update(doc('mods/{mod}', 'm15'), { status: 'draft', updated_at: SERVER_TIME });
    await build();
    const first = await pointed();
    await update(doc('mods/{mod}', 'm15'), { title: 'Rascunho', updated_at: SERVER_TIME });
    later(3_700_000);
    expect(await isDue('approved')).toBe(true);
    expect(await build()).toBe('unchanged');
    const seen = await pointed();
    expect({ ...seen, mods_cursor: 0, counts_cursor: 0, built_at: 0 }).toEqual({
      ...first,
      mods_cursor: 0,
      counts_cursor: 0,
      built_at: 0,
    });
    expect(seen.mods_cursor > first.mods_cursor).toBe(true);
    later(2 * 3_700_000);
    expect(await isDue('approved')).toBe(false);
    await update(doc('mods/{mod}', 'm16'), { title: 'À vista', updated_at: SERVER_TIME });
    expect(await titled(instance(), 'vista')).toEqual(['À vista']);
    expect(await isDue('approved')).toBe(true);
    expect(await build()).toBe('published');
    expect(await titled(instance(), 'vista')).toEqual(['À vista']);
  });

  it('without a change does not take the pointer away from what another published meanwhile', async () => {
    await build();
    const former = await pointed();
    const newer = { ...former, path: 'catalogue/newer', mods_cursor: new Date(former.mods_cursor.getTime() + 1) };
    await cloudSnapshots.point(line, newer);
    const cursors = { mods: new Date(Date.now() + 60_000), counts: former.counts_cursor };
    expect(await cloudSnapshots.confirm(line, former, cursors)).toBe(false);
    expect(await pointed()).toEqual(newer);
    expect(await cloudSnapshots.confirm(line, newer, cursors)).toBe(true);
    expect(await pointed()).toMatchObject({ path: newer.path, mods_cursor: cursors.mods });
  });

  it('reads everything when more of the file is replaced mods than present ones', async () => {
    await build();
    const first = await pointed();
    const editAll = async () => {
      const mods = Array.from({ length: MODS }, (_, i) => sampleMod(`m${i}`, { updated_at: SERVER_TIME }));
      await putMods(...mods);
    };
    await editAll();
    await build();
    expect((await pointed()).full_built_at).toEqual(first.full_built_at);
    await editAll();
    expect(await build()).toBe('published');
    const full = await pointed();
    expect(full.full_built_at > first.full_built_at).toBe(true);
    expect(full.bytes).toBeLessThanOrEqual(first.bytes * 1.2);
    expect(await total(instance())).toBe(MODS);
  });

  it('reads everything after a week, and what was deleted outright vanishes', async () => {
    await build();
    const first = await pointed();
    await remove(doc('mods/{mod}', 'm10'));
    expect(await build()).toBe('unchanged');
    expect(await total(instance())).toBe(MODS);
    later(FULL_BUILD_MS);
    expect(await readsOf(build)).toBeGreaterThan(MODS);
    expect((await pointed()).full_built_at > first.full_built_at).toBe(true);
    expect(await total(instance())).toBe(MODS - 1);
  });

  it('at the same time as another does no harm: the pointer is at the later one, and both are whole', async () => {
    const outcomes = await Promise.all([build(), build(), build()]);
    expect(outcomes).toContain('published');
    const snapshot = await pointed();
    const cursors = (await objects()).map((name) => name.split('/').at(-1)?.split('-')[0] ?? '');
    expect(snapshot.path).toContain(cursors.toSorted().at(-1));
    expect(await total(instance())).toBe(MODS);
  });

  it('that comes late does not move the pointer back', async () => {
    await build();
    const newest = await pointed();
    const older = { ...newest, path: 'catalogue/older', mods_cursor: new Date(newest.mods_cursor.getTime() - 1) };
    expect(await cloudSnapshots.point(line, older)).toBe(false);
    expect(await pointed()).toEqual(newest);
    const newer = { ...newest, mods_cursor: new Date(newest.mods_cursor.getTime() + 1) };
    expect(await cloudSnapshots.point(line, newer)).toBe(true);
    expect(await pointed()).toEqual(newer);
  });

  it.each(['reading', 'uploading', 'uploaded'])('that is killed while %s leaves everything in order', async (point) => {
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
    const catalogue = instance();
    expect(await total(catalogue)).toBe(MODS);
    expect(await titled(catalogue, 'presente')).toEqual(['Presente']);
    expect(await build()).toBe('published');
    vi.mocked(logger.error).mockClear();
    expect(await titled(instance(), 'presente')).toEqual(['Presente']);
    expect(logger.error).not.toHaveBeenCalled();
  });
});

describe('an instance that has run for long', () => {
  it('goes over to a newer full snapshot, while every question is answered', async () => {
    await build();
    const catalogue = instance(cloudSnapshots, { ...AT_ONCE, renewEveryMs: 0 });
    expect(await total(catalogue)).toBe(MODS);
    await remove(doc('mods/{mod}', 'm12'));
    later(FULL_BUILD_MS);
    await build();
    const answers = await vi.waitFor(async () => {
      const totals = await Promise.all(Array.from({ length: 20 }, () => total(catalogue)));
      expect(totals.at(-1)).toBe(MODS - 1);
      return totals;
    }, 20_000);
    expect(answers.every((answer) => answer === MODS || answer === MODS - 1)).toBe(true);
    expect(logger.error).toHaveBeenCalledTimes(1);
    await update(doc('mods/{mod}', 'm13'), { title: 'Depois', updated_at: SERVER_TIME });
    expect(await titled(catalogue, 'depois')).toEqual(['Depois']);
  });

  it('asks for a snapshot when much has changed since its own', async () => {
    await build();
    const askForBuild = asking();
    const catalogue = instance(cloudSnapshots, { ...AT_ONCE, renewAfterChanges: 3 }, askForBuild);
    await total(catalogue);
    await putMods(...['a', 'b'].map((id) => sampleMod(id, { updated_at: SERVER_TIME })));
    expect(await total(catalogue)).toBe(MODS + 2);
    expect(askForBuild).not.toHaveBeenCalled();
    await putMods(sampleMod('c', { updated_at: SERVER_TIME }));
    expect(await total(catalogue)).toBe(MODS + 3);
    await vi.waitFor(() => expect(askForBuild).toHaveBeenCalledExactlyOnceWith('approved'));
  });
});

describe('old snapshots', () => {
  it('go after a while; the newest and what the pointer names stay', async () => {
    for (let i = 0; i < 5; i += 1) {
      await update(doc('mods/{mod}', 'm14'), { title: `Passo ${i}`, updated_at: SERVER_TIME });
      await build();
    }
    const all = await objects();
    expect(all).toHaveLength(5);
    expect(await removeOldSnapshots(SCHEMA_VERSION)).toBe(0);
    later(3 * 3_600_000);
    expect(await removeOldSnapshots(SCHEMA_VERSION)).toBe(2);
    expect(await objects()).toEqual(all.slice(2));
    expect(await titled(instance(), 'passo')).toEqual(['Passo 4']);
  });

  it('of another schema stay for a deploy that is taken back, and go a month after', async () => {
    await build();
    later(3 * 3_600_000);
    expect(await removeOldSnapshots(SCHEMA_VERSION + 1)).toBe(0);
    later(31 * 24 * 3_600_000);
    expect(await removeOldSnapshots(SCHEMA_VERSION)).toBe(0);
    expect(await removeOldSnapshots(SCHEMA_VERSION + 1)).toBe(1);
    expect(await objects()).toEqual([]);
    expect(await cloudSnapshots.newest(line)).toBeUndefined();
  });
});
