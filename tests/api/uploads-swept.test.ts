import './support/own-bucket.ts';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_KEPT_MS } from '@bigorna/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { copyFromQuarantine, takeFromQuarantine } from '../../functions/src/media/quarantine.ts';
import { doc, get, run } from '../../functions/src/platform/firestore.ts';
import { inOwnFolder } from '../../functions/src/platform/own-folder.ts';
import { createRelease } from '../../functions/src/releases/create-release.ts';
import { inspectUpload } from '../../functions/src/releases/inspect-upload.ts';
import { sweepUploads } from '../../functions/src/releases/sweep-uploads.ts';
import { withdrawRelease } from '../../functions/src/releases/withdraw-release.ts';
import { bucket } from './support/firebase.ts';
import { makeMod } from './support/mods.ts';
import { someJar } from './support/uploads.ts';

/** What is done in the place of a transaction; a kill, in some tests. */
const between = vi.hoisted(() => ({ beforeTransaction: () => {}, afterTransaction: () => {}, beforeRemove: () => {} }));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const transaction: typeof actual.transaction = async (work) => {
    between.beforeTransaction();
    const result = await actual.transaction(work);
    between.afterTransaction();
    return result;
  };
  const remove: typeof actual.remove = async (ref) => {
    between.beforeRemove();
    await actual.remove(ref);
  };
  return { ...actual, transaction, remove };
});

const uid = 'equipe';
const actor = { uid, role: 'admin', requestId: 'prova' } as const;
const afterADay = () => sweepUploads(new Date(Date.now() + UPLOAD_KEPT_MS + 2 * 3_600_000));
const names = async (): Promise<string[]> => (await bucket.getFiles())[0].map(({ name }) => name).toSorted();
const put = async (bytes = someJar()): Promise<string> => {
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

describe('the check of an upload', () => {
  const away = () => {
    throw Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
  };
  it.each([
    ['R152 is done anew where a service was away, for which the upload stays', away, 'nobody there', 1],
    ['R152 leaves nothing to look at again after any other failure', fail, 'killed', 0],
  ])('%s', async (_what, fault, words, left) => {
    const slot = await put();
    between.beforeTransaction = fault;
    await expect(inspect(slot)).rejects.toThrow(words);
    noFault();
    expect((await names()).filter((name) => name === `quarantine/${slot}`)).toHaveLength(left);
    if (left === 0) return;
    expect((await inspect(slot)).verdict).toBe('clear');
    expect(await names()).not.toContain(`quarantine/${slot}`);
  });
});

describe('the sweep of uploads', () => {
  it('R133 deletes what nobody had checked, and clean bytes that no release took, a day after and not before', async () => {
    await put();
    const slot = await put();
    const { storage_path } = await inspect(slot);
    const before = await names();
    expect(before).toHaveLength(2);
    expect(before).toContain(storage_path);
    await sweepUploads();
    expect(await names()).toEqual(before);
    expect(await get(doc('uploads/{slot}', slot))).toBeDefined();
    await afterADay();
    expect(await names()).toEqual([]);
    expect(await get(doc('uploads/{slot}', slot))).toBeUndefined();
  });

  it('R133 deletes all that nobody had checked, however many', async () => {
    const many = Array.from({ length: 101 }, (_, i) => i);
    await Promise.all(many.map((i) => bucket.file(`quarantine/${i}`).save('a', { resumable: false })));
    await afterADay();
    expect(await names()).toEqual([]);
  });

  it('R133 leaves the bytes of a release, and forgets only the check', async () => {
    const mod = await makeMod();
    const slot = await put();
    const { storage_path } = await inspect(slot);
    const form = { version: '2.0.0', channel: 'release', game_versions: ['1.21.4'], loaders: ['fabric'] } as const;
    await createRelease(mod.id, actor, { ...form, game_versions: [...form.game_versions], loaders: ['fabric'], slot });
    await afterADay();
    expect(await names()).toContain(storage_path);
    expect(await get(doc('uploads/{slot}', slot))).toBeUndefined();
  });

  it('R133 of a check that was killed between the copy and the note, nothing is public, and nothing stays', async () => {
    const slot = await put();
    between.beforeTransaction = fail;
    await expect(inspect(slot)).rejects.toThrow('killed');
    noFault();
    expect(await get(doc('uploads/{slot}', slot))).toBeUndefined();
    const [copy, ...others] = await names();
    expect(copy).toMatch(/^files\/uploads\//);
    expect(others).toEqual([]);
    expect((await run('looseFilesBefore', { before: new Date(Date.now() + 60_000) })).map(({ data }) => data)).toEqual([
      expect.objectContaining({ storage_path: copy }),
    ]);
    await sweepUploads();
    expect(await names()).toEqual([copy]);
    await afterADay();
    expect(await names()).toEqual([]);
    expect(await run('looseFilesBefore', { before: new Date(Date.now() + 60_000) })).toEqual([]);
  });
});

describe('the bytes of a release that is withdrawn', () => {
  const withdrawal = { reason: 'Uma razão', to: 'refused' } as const;
  const bytesOf = async (id: { modId: string; releaseId: string }): Promise<string> => {
    const file = await get(doc('mods/{mod}/releases/{release}/private/file', id.modId, id.releaseId));
    return file !== undefined && 'storage_path' in file ? file.storage_path : '';
  };

  it.each([
    ['the step was done and an error came back', 'afterTransaction'],
    ['the former ones could not be deleted', 'beforeRemove'],
  ] as const)('R133 are there, though %s; the former are swept', async (_what, fault) => {
    const mod = await makeMod();
    const id = { modId: mod.id, releaseId: mod.releaseId };
    between[fault] = fail;
    const done = withdrawRelease(id, actor, withdrawal);
    await (fault === 'beforeRemove' ? expect(done).resolves.toBeTypeOf('string') : expect(done).rejects.toThrow());
    noFault();
    expect(await bytesOf(id)).toMatch(/^files\/withdrawn\//);
    await afterADay();
    expect(await names()).toEqual([await bytesOf(id)]);
  });

  it('R133 stay where they are, where nothing came of it; the copy is swept', async () => {
    const mod = await makeMod();
    const id = { modId: mod.id, releaseId: mod.releaseId };
    const before = await bytesOf(id);
    between.beforeTransaction = fail;
    await expect(withdrawRelease(id, actor, withdrawal)).rejects.toThrow('killed');
    noFault();
    await afterADay();
    expect(await bytesOf(id)).toBe(before);
    expect(await names()).toEqual([before]);
  });
});

describe('what is taken out of the quarantine', () => {
  it('R133 is what is there, up to the size allowed; beyond it: refused', async () => {
    const bytes = Buffer.from('dez bytes!');
    const slot = await put(bytes);
    await inOwnFolder(async (folder) => {
      const path = join(folder, 'a');
      await takeFromQuarantine(slot, path, bytes.length, 'payload_too_large');
      expect((await readFile(path)).equals(bytes)).toBe(true);
      await expect(takeFromQuarantine(slot, path, bytes.length - 1, 'payload_too_large')).rejects.toMatchObject({
        code: 'payload_too_large',
      });
    });
  });

  it('R133 is copied only while it is still what was checked', async () => {
    const slot = await put(Buffer.from('outra coisa'));
    const copy = (md5: string) => copyFromQuarantine(slot, 'files/uploads/a', { md5, contentType: 'application/zip' });
    await expect(copy('AAAA')).rejects.toMatchObject({ code: 'file_not_found' });
    const [{ md5Hash = '' }] = await bucket.file(`quarantine/${slot}`).getMetadata();
    await expect(copy(md5Hash)).resolves.toBeUndefined();
  });
});
