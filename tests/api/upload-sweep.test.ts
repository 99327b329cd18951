import './support/separate-bucket.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_RETENTION_MS } from '@bigorna/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyFromQuarantine, downloadFromQuarantine } from '../../functions/src/files/media/quarantine.ts';
import { createRelease } from '../../functions/src/mods/releases/create-release.ts';
import { inspectUpload } from '../../functions/src/mods/releases/inspect-upload.ts';
import { sweepUploads } from '../../functions/src/mods/releases/sweep-uploads.ts';
import { withdrawRelease } from '../../functions/src/mods/releases/withdraw-release.ts';
import { doc, get, run } from '../../functions/src/platform/firestore.ts';
import { withTempFolder } from '../../functions/src/platform/with-temp-folder.ts';
import { bucket } from './support/firebase.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createMod } from './support/mods.ts';
import { buildJar } from './support/uploads.ts';

/** Hooks around transactions and before removals. Some tests simulate a killed process here. */
const between = vi.hoisted(() => ({ beforeTransaction: () => {}, afterTransaction: () => {}, beforeRemove: () => {} }));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const runTransaction: typeof actual.runTransaction = async (work) => {
    between.beforeTransaction();
    const result = await actual.runTransaction(work);
    between.afterTransaction();
    return result;
  };
  const remove: typeof actual.remove = async (ref) => {
    between.beforeRemove();
    await actual.remove(ref);
  };
  return { ...actual, runTransaction, remove };
});

const uid = 'equipe';
const actor = { uid, role: 'admin', requestId: 'prova' } as const;
const sweepAfterADay = () => sweepUploads(new Date(Date.now() + UPLOAD_RETENTION_MS + 2 * 3_600_000));
const listNames = async (): Promise<string[]> => (await bucket.getFiles())[0].map(({ name }) => name).toSorted();
const storeUpload = async (bytes = buildJar()): Promise<string> => {
  const slot = randomUUID();
  await bucket.file(`quarantine/${slot}`).save(bytes, { resumable: false });
  return slot;
};
const inspect = (slot: string) => inspectUpload({ slot, fileName: 'prova.jar', uid });

const noFault = () => {
  between.beforeTransaction = () => {};
  between.afterTransaction = () => {};
  between.beforeRemove = () => {};
};
const fail = () => {
  throw new Error('killed');
};

beforeEach(async () => {
  noFault();
  await bucket.deleteFiles({ force: true });
});

describe('upload inspection', () => {
  const failUnavailable = () => {
    throw Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
  };
  it.each([
    [
      'retains the upload when a service is unavailable, and succeeds on retry (R152)',
      failUnavailable,
      'nobody there',
      1,
    ],
    ['deletes the upload after any other error (R152)', fail, 'killed', 0],
  ])('%s', async (_what, fault, words, left) => {
    const slot = await storeUpload();
    between.beforeTransaction = fault;
    await expect(inspect(slot)).rejects.toThrow(words);
    noFault();
    expect((await listNames()).filter((name) => name === `quarantine/${slot}`)).toHaveLength(left);
    if (left === 0) return;
    expect((await inspect(slot)).verdict).toBe('clear');
    expect(await listNames()).not.toContain(`quarantine/${slot}`);
  });
});

describe('sweep of uploads', () => {
  it('deletes unchecked uploads and unused clean files after a day, not before (R133)', async () => {
    await storeUpload();
    const slot = await storeUpload();
    const { storage_path } = await inspect(slot);
    const before = await listNames();
    expect(before).toHaveLength(2);
    expect(before).toContain(storage_path);
    await sweepUploads();
    expect(await listNames()).toEqual(before);
    expect(await get(doc('uploads/{slot}', slot))).toBeDefined();
    await sweepAfterADay();
    expect(await listNames()).toEqual([]);
    expect(await get(doc('uploads/{slot}', slot))).toBeUndefined();
  });

  it('deletes all unchecked uploads, whatever their number (R133)', async () => {
    const many = Array.from({ length: 101 }, (_, i) => i);
    await Promise.all(many.map((i) => bucket.file(`quarantine/${i}`).save('a', { resumable: false })));
    await sweepAfterADay();
    expect(await listNames()).toEqual([]);
  });

  it('keeps the file of a release and deletes only the inspection document (R133)', async () => {
    const mod = await createMod();
    const slot = await storeUpload();
    const { storage_path } = await inspect(slot);
    const form = { version: '2.0.0', channel: 'release', game_versions: ['1.21.4'], loaders: ['fabric'] } as const;
    await createRelease(mod.id, actor, { ...form, game_versions: [...form.game_versions], loaders: ['fabric'], slot });
    await sweepAfterADay();
    expect(await listNames()).toContain(storage_path);
    expect(await get(doc('uploads/{slot}', slot))).toBeUndefined();
  });

  it('deletes the private copy of an inspection that was killed before it stored a result (R133)', async () => {
    const slot = await storeUpload();
    between.beforeTransaction = fail;
    await expect(inspect(slot)).rejects.toThrow('killed');
    noFault();
    expect(await get(doc('uploads/{slot}', slot))).toBeUndefined();
    const [copy, ...others] = await listNames();
    expect(copy).toMatch(/^files\/uploads\//);
    expect(others).toEqual([]);
    expect((await run('looseFilesBefore', { before: new Date(Date.now() + 60_000) })).map(({ data }) => data)).toEqual([
      expect.objectContaining({ storage_path: copy }),
    ]);
    await sweepUploads();
    expect(await listNames()).toEqual([copy]);
    await sweepAfterADay();
    expect(await listNames()).toEqual([]);
    expect(await run('looseFilesBefore', { before: new Date(Date.now() + 60_000) })).toEqual([]);
  });
});

describe('file of a withdrawn release', () => {
  const withdrawal = { reason: 'Uma razão', to: 'refused' } as const;
  const getStoragePath = async (id: { modId: string; releaseId: string }): Promise<string> => {
    const file = await get(doc('mods/{mod}/releases/{release}/private/file', id.modId, id.releaseId));
    return file !== undefined && 'storage_path' in file ? file.storage_path : '';
  };

  it.each([
    ['the transaction succeeded and returned an error', 'afterTransaction'],
    ['the previous file could not be deleted', 'beforeRemove'],
  ] as const)('is moved although %s; the sweep deletes the previous file (R133)', async (_what, fault) => {
    allowLoggedErrors(/loose file left to the sweep/);
    const mod = await createMod();
    const id = { modId: mod.id, releaseId: mod.releaseId };
    between[fault] = fail;
    const done = withdrawRelease(id, actor, withdrawal);
    await (fault === 'beforeRemove' ? expect(done).resolves.toBeTypeOf('string') : expect(done).rejects.toThrow());
    noFault();
    expect(await getStoragePath(id)).toMatch(/^files\/withdrawn\//);
    await sweepAfterADay();
    expect(await listNames()).toEqual([await getStoragePath(id)]);
  });

  it('is not moved when the withdrawal fails; the sweep deletes the copy (R133)', async () => {
    const mod = await createMod();
    const id = { modId: mod.id, releaseId: mod.releaseId };
    const before = await getStoragePath(id);
    between.beforeTransaction = fail;
    await expect(withdrawRelease(id, actor, withdrawal)).rejects.toThrow('killed');
    noFault();
    await sweepAfterADay();
    expect(await getStoragePath(id)).toBe(before);
    expect(await listNames()).toEqual([before]);
  });
});

describe('file from quarantine', () => {
  it('is read up to the maximum size and refused beyond it (R133)', async () => {
    const bytes = Buffer.from('dez bytes!');
    const slot = await storeUpload(bytes);
    await withTempFolder(async (folder) => {
      const path = join(folder, 'a');
      await downloadFromQuarantine(slot, path, bytes.length, 'payload_too_large');
      expect((await readFile(path)).equals(bytes)).toBe(true);
      await expect(downloadFromQuarantine(slot, path, bytes.length - 1, 'payload_too_large')).rejects.toMatchObject({
        code: 'payload_too_large',
      });
    });
  });

  it('is copied only if it is unchanged since its inspection (R133)', async () => {
    const slot = await storeUpload(Buffer.from('outra coisa'));
    const copy = (md5: string) => copyFromQuarantine(slot, 'files/uploads/a', { md5, contentType: 'application/zip' });
    await expect(copy('AAAA')).rejects.toMatchObject({ code: 'file_not_found' });
    const [{ md5Hash = '' }] = await bucket.file(`quarantine/${slot}`).getMetadata();
    await expect(copy(md5Hash)).resolves.toBeUndefined();
  });
});
