import './support/separate-project.ts';
import './support/mock-logger.ts';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setAvatar } from '../../functions/src/members/accounts/change-avatar.ts';
import { bucket, firestore } from './support/firebase.ts';
import { BLUE, drawStripes, RED } from './support/images.ts';
import { createMember } from './support/members.ts';

const faults = vi.hoisted(() => ({
  beforeCommit: async () => {},
  afterCommit: async () => {},
  keep: async () => {},
  drop: async () => {},
  ask: async () => {},
}));

vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const runTransaction: typeof actual.runTransaction = async (work) => {
    await faults.beforeCommit();
    const result = await actual.runTransaction(work);
    await faults.afterCommit();
    return result;
  };
  const runLenient: typeof actual.runLenient = async (name, values, part) => {
    await faults.ask();
    return actual.runLenient(name, values, part);
  };
  return { ...actual, runTransaction, runLenient };
});
vi.mock('../../functions/src/files/media/avatar-store.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/files/media/avatar-store.ts')>();
  const storeAvatar: typeof actual.storeAvatar = async (bytes) => {
    await faults.keep();
    return actual.storeAvatar(bytes);
  };
  const deleteAvatar: typeof actual.deleteAvatar = async (url) => {
    await faults.drop();
    return actual.deleteAvatar(url);
  };
  return { storeAvatar, deleteAvatar };
});
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

const listObjects = async (): Promise<string[]> =>
  (await bucket.getFiles({ prefix: 'media/avatars/' }))[0].map(({ name }) => name).toSorted();
const getDocuments = async (uid: string): Promise<unknown[]> =>
  (await firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`))).map((one) => one.data());

const nothing = async (): Promise<void> => {};
const broken = (): Promise<never> => Promise.reject(new Error('out of reach'));
const createImage = async (): Promise<Buffer> => (await drawStripes([RED, BLUE])).png().toBuffer();

/** Creates a member with an avatar. Also returns the member's documents and all stored objects. */
const createShown = async () => {
  const { uid } = await createMember();
  const { avatar_url } = await setAvatar(uid, await createImage());
  return { uid, avatar_url, documents: await getDocuments(uid), stored: await listObjects() };
};

beforeEach(() => {
  Object.assign(faults, { beforeCommit: nothing, afterCommit: nothing, keep: nothing, drop: nothing, ask: nothing });
  vi.mocked(logger.error).mockClear();
});

describe('avatar that cannot be set', () => {
  it('leaves documents and images unchanged when a document or image cannot be written (R084)', async () => {
    const { uid, documents, stored } = await createShown();
    for (const step of ['keep', 'beforeCommit'] as const) {
      faults[step] = broken;
      await expect(setAvatar(uid, await createImage()), step).rejects.toThrow('out of reach');
      faults[step] = nothing;
      expect([await getDocuments(uid), await listObjects()], step).toEqual([documents, stored]);
    }
    const { avatar_url } = await setAvatar(uid, await createImage());
    expect(await getDocuments(uid)).toMatchObject([{ avatar_url }, { avatar_url }]);
  });

  it('leaves no image when the member is banned or deleted meanwhile (R084)', async () => {
    const { uid, documents, stored } = await createShown();
    const users = firestore.doc(`users/${uid}`);
    await users.update({ is_banned: true, ban_reason: 'Prova' });
    await expect(setAvatar(uid, await createImage())).rejects.toMatchObject({ code: 'banned' });
    await users.delete();
    await expect(setAvatar(uid, await createImage())).rejects.toMatchObject({ code: 'unauthorized' });
    expect([(await getDocuments(uid))[1], await listObjects()]).toEqual([documents[1], stored]);
  });
});

describe('avatar that is set', () => {
  it('stays when the response of its commit is lost', async () => {
    const { uid, avatar_url: previousUrl } = await createShown();
    faults.afterCommit = broken;
    await expect(setAvatar(uid, await createImage())).rejects.toThrow('out of reach');
    const [account] = await getDocuments(uid);
    expect(account).not.toMatchObject({ avatar_url: previousUrl });
    const names = (await listObjects()).map((name) => ({ avatar_url: `/${name}` }));
    expect(names).toContainEqual(expect.objectContaining({ avatar_url: Object(account).avatar_url }));
  });

  it('replaces the previous avatar when the author cards cannot be checked', async () => {
    const { uid, avatar_url: previousUrl } = await createShown();
    faults.ask = broken;
    const { avatar_url } = await setAvatar(uid, await createImage());
    expect(await getDocuments(uid)).toMatchObject([{ avatar_url }, { avatar_url }]);
    expect(await listObjects()).not.toContain(previousUrl.slice(1));
    expect(logger.error).toHaveBeenCalledWith('author cards not renewed', expect.anything());
  });

  it('is shown when the previous avatar cannot be deleted, and logs the error', async () => {
    const { uid } = await createShown();
    faults.drop = broken;
    const { avatar_url, account } = await setAvatar(uid, await createImage());
    expect(account.avatar_url).toBe(avatar_url);
    expect(await getDocuments(uid)).toMatchObject([{ avatar_url }, { avatar_url }]);
    expect(logger.error).toHaveBeenCalledWith('former avatar not deleted', expect.anything());
  });
});
