import './support/own-project.ts';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setAvatar } from '../../functions/src/accounts/change-avatar.ts';
import { bucket, firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';
import { BLUE, RED, stripes } from './support/pictures.ts';

/** What goes wrong, and when. */
const faults = vi.hoisted(() => ({
  beforeCommit: async () => {},
  afterCommit: async () => {},
  keep: async () => {},
  drop: async () => {},
  ask: async () => {},
}));

vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const transaction: typeof actual.transaction = async (work) => {
    await faults.beforeCommit();
    const result = await actual.transaction(work);
    await faults.afterCommit();
    return result;
  };
  const runSound: typeof actual.runSound = async (name, values, part) => {
    await faults.ask();
    return actual.runSound(name, values, part);
  };
  return { ...actual, transaction, runSound };
});
vi.mock('../../functions/src/media/avatar-store.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/media/avatar-store.ts')>();
  const keepAvatar: typeof actual.keepAvatar = async (picture) => {
    await faults.keep();
    return actual.keepAvatar(picture);
  };
  const dropAvatar: typeof actual.dropAvatar = async (url) => {
    await faults.drop();
    return actual.dropAvatar(url);
  };
  return { keepAvatar, dropAvatar };
});
vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));
vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { info: vi.fn(), error: vi.fn() },
}));

const objects = async (): Promise<string[]> =>
  (await bucket.getFiles({ prefix: 'media/avatars/' }))[0].map(({ name }) => name).toSorted();
const documentsOf = async (uid: string): Promise<unknown[]> =>
  (await firestore.getAll(firestore.doc(`users/${uid}`), firestore.doc(`profiles/${uid}`))).map((one) => one.data());

const nothing = async (): Promise<void> => {};
const broken = (): Promise<never> => Promise.reject(new Error('out of reach'));
const image = async (): Promise<Buffer> => (await stripes([RED, BLUE])).png().toBuffer();

/** A member with an avatar, and what is stored by then. */
const shown = async () => {
  const { uid } = await makeMember();
  const { avatar_url } = await setAvatar(uid, await image());
  return { uid, avatar_url, documents: await documentsOf(uid), stored: await objects() };
};

beforeEach(() => {
  Object.assign(faults, { beforeCommit: nothing, afterCommit: nothing, keep: nothing, drop: nothing, ask: nothing });
  vi.mocked(logger.error).mockClear();
});

describe('an avatar that cannot be set', () => {
  it('R084 leaves documents and pictures as they were, whichever of them could not be written', async () => {
    const { uid, documents, stored } = await shown();
    for (const step of ['keep', 'beforeCommit'] as const) {
      faults[step] = broken;
      await expect(setAvatar(uid, await image()), step).rejects.toThrow('out of reach');
      faults[step] = nothing;
      expect([await documentsOf(uid), await objects()], step).toEqual([documents, stored]);
    }
    const { avatar_url } = await setAvatar(uid, await image());
    expect(await documentsOf(uid)).toMatchObject([{ avatar_url }, { avatar_url }]);
  });

  it('R084 because the member was banned or deleted meanwhile leaves no picture', async () => {
    const { uid, documents, stored } = await shown();
    const users = firestore.doc(`users/${uid}`);
    await users.update({ is_banned: true, ban_reason: 'Prova' });
    await expect(setAvatar(uid, await image())).rejects.toMatchObject({ code: 'banned' });
    await users.delete();
    await expect(setAvatar(uid, await image())).rejects.toMatchObject({ code: 'unauthorized' });
    expect([(await documentsOf(uid))[1], await objects()]).toEqual([documents[1], stored]);
  });
});

describe('an avatar that is set', () => {
  it('stays when the answer to its commit is lost', async () => {
    const { uid, avatar_url: former } = await shown();
    faults.afterCommit = broken;
    await expect(setAvatar(uid, await image())).rejects.toThrow('out of reach');
    const [account] = await documentsOf(uid);
    expect(account).not.toMatchObject({ avatar_url: former });
    const names = (await objects()).map((name) => ({ avatar_url: `/${name}` }));
    expect(names).toContainEqual(expect.objectContaining({ avatar_url: Object(account).avatar_url }));
  });

  it('is shown, and the former one deleted, though nobody knows whether comments are to follow', async () => {
    const { uid, avatar_url: former } = await shown();
    faults.ask = broken;
    const { avatar_url } = await setAvatar(uid, await image());
    expect(await documentsOf(uid)).toMatchObject([{ avatar_url }, { avatar_url }]);
    expect(await objects()).not.toContain(former.slice(1));
    expect(logger.error).toHaveBeenCalledWith('author cards not renewed', expect.anything());
  });

  it('is shown though the former one could not be deleted, which is in the log', async () => {
    const { uid } = await shown();
    faults.drop = broken;
    const { avatar_url, account } = await setAvatar(uid, await image());
    expect(account.avatar_url).toBe(avatar_url);
    expect(await documentsOf(uid)).toMatchObject([{ avatar_url }, { avatar_url }]);
    expect(logger.error).toHaveBeenCalledWith('former avatar not deleted', expect.anything());
  });
});
