import './support/functions-environment.ts';
import './support/mock-logger.ts';
import { type DeletionKind, getKindsByDeletion } from '@bigorna/domain/member-data';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { finishDeletion, startDeletion, sweepDeletions } from '../../functions/src/members/accounts/delete-account.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { callEndpoint, getRefusal } from './support/call.ts';
import { auth, bucket, firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createFullMember, type FullMember, readDatabase, storeDocuments, storeMany } from './support/member-data.ts';
import { PASSWORD, signIn } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { listLogEntries } from './support/stored.ts';

/** Which steps fail, and a hook before each step. `begin` is the transaction that deletes the account. */
const fault = vi.hoisted(() => ({ at: (_step: string): boolean => false, before: (_step: string): void => {} }));
const strike = vi.hoisted(() => (step: string): void => {
  fault.before(step);
  if (fault.at(step)) throw new Error(`fault at ${step}`);
});

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const runTransaction: typeof actual.runTransaction = (work) =>
    actual.runTransaction((tx) =>
      work({
        ...tx,
        delete: (ref) => {
          if (ref.path.startsWith('users/')) strike('begin');
          tx.delete(ref);
        },
      }),
    );
  return { ...actual, runTransaction };
});
vi.mock('../../functions/src/members/accounts/remove-auth-user.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/members/accounts/remove-auth-user.ts')>();
  return {
    removeAuthUser: async (uid: string) => {
      strike('auth_user');
      await actual.removeAuthUser(uid);
    },
  };
});
vi.mock('../../functions/src/members/member-data/erase.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/members/member-data/erase.ts')>();
  const getErasures: typeof actual.getErasures = (owner) =>
    actual.getErasures(owner).map(({ name, run }) => ({
      name,
      run: async (stop) => {
        strike(name);
        await run(stop);
      },
    }));
  return { getErasures };
});
vi.mock('../../functions/src/files/media/avatar-store.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/files/media/avatar-store.ts')>();
  return {
    ...actual,
    deleteAvatar: async (url: string) => {
      strike('avatar');
      await actual.deleteAvatar(url);
    },
  };
});
vi.mock('../../functions/src/members/member-data/author-cards.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/members/member-data/author-cards.ts')>();
  return {
    ...actual,
    rewriteAuthorCards: async (uid: string) => {
      strike('author_cards');
      await actual.rewriteAuthorCards(uid);
    },
  };
});

const served = await serveApi();

let ahead = 0;
beforeEach(() => {
  ahead = 0;
  fault.at = () => false;
  fault.before = () => {};
  vi.mocked(logger.error).mockClear();
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + ahead));
});
/** Moves the clock by more than any request may take. */
const passRequestTimeout = (): void => {
  ahead += 180_000;
};

const withAvatar = async (member: FullMember): Promise<FullMember & { avatar: string }> => {
  const avatar = `media/avatars/${member.word}.webp`;
  await bucket.file(avatar).save(Buffer.from('x'), { resumable: false, contentType: 'image/webp' });
  await firestore.doc(`users/${member.uid}`).update({ avatar_url: `/${avatar}` });
  return { ...member, avatar };
};
const createWithAvatar = async (): Promise<FullMember & { avatar: string }> => withAvatar(await createFullMember());

const getPaths = ({ documents }: FullMember, ...ways: Parameters<typeof getKindsByDeletion>[0][]): string[] =>
  ways.flatMap(getKindsByDeletion).flatMap((name) => Object.keys(documents[name]));
const listExisting = async (paths: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(paths.map((path) => firestore.doc(path).get()));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
};
const getFields = async (documents: object): Promise<Record<string, unknown>[]> =>
  (await Promise.all(Object.keys(documents).map((path) => firestore.doc(path).get()))).map((one) => one.data() ?? {});

/** Paths of the documents that name the member, as stored at the beginning. */
const getNamingPaths = ({ uid, word, documents }: FullMember): string[] => [
  ...['users', 'profiles'].map((name) => `${name}/${uid}`),
  ...Object.values(documents)
    .flatMap((stored) => Object.entries(stored))
    .filter((entry) => JSON.stringify(entry).includes(word))
    .map(([path]) => path),
];

const BLANK = { username: '', display_name: '', avatar_url: null, role: 'user' };

/**
 * Asserts that the deleted kinds are empty, and that the other documents have no name, e-mail or picture of the member.
 */
const expectErased = async (member: FullMember & { avatar: string }): Promise<void> => {
  const { uid, documents } = member;
  const accountPaths = ['users', 'profiles', 'deletions'].map((name) => `${name}/${uid}`);
  expect(await listExisting([...accountPaths, ...getPaths(member, 'delete')])).toEqual([]);
  const remainingPaths = getPaths(member, 'forget', 'blank', 'keep');
  expect(await listExisting(remainingPaths)).toEqual(remainingPaths);
  expect(await getFields(documents.contact_messages)).toMatchObject(
    Object.keys(documents.contact_messages).map(() => ({
      name: '',
      email: '',
      uid: null,
      subject: expect.any(String),
    })),
  );
  expect(await getFields(documents.reports)).toMatchObject([{ uid: null, reason: 'Uma cópia' }]);
  expect(await getFields(documents.comments)).toMatchObject([
    { uid, author: BLANK, text: `Meu comentário ${member.word}` },
  ]);
  expect(await getFields(documents.official_replies)).toMatchObject([{ reply: { author: BLANK } }]);
  expect((await firestore.doc(`usernames/${member.username.toLowerCase()}`).get()).get('uid')).toBeNull();
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect(await bucket.file(member.avatar).exists()).toEqual([false]);
};

const steps: (DeletionKind<'delete' | 'forget'> | 'auth_user' | 'avatar' | 'author_cards')[] = [
  'auth_user',
  ...getKindsByDeletion('delete'),
  ...getKindsByDeletion('forget'),
  'avatar',
  'author_cards',
];

describe('account deletion (R085)', () => {
  it('erases or retains each kind of data as in the table, and leaves no name or e-mail (R085)', async () => {
    const mod = await createMod();
    const [member, other] = [await withAvatar(await createFullMember(mod)), await createFullMember(mod)];
    await startDeletion(member.uid, 'pedido');
    expect(await finishDeletion(member.uid)).toBe(false);
    passRequestTimeout();
    expect(await finishDeletion(member.uid)).toBe(true);
    await expectErased(member);

    const documentsWith = await readDatabase();
    expect(documentsWith(member.email)).toEqual([]);
    expect(documentsWith(member.username)).toEqual([]);
    expect(documentsWith(member.username.toLowerCase())).toEqual([`usernames/${member.username.toLowerCase()}`]);
    expect(documentsWith(`Pessoa ${member.word}`)).toEqual([]);
    const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).get();
    expect(entries.docs.map((entry) => entry.data())).toMatchObject([
      { actor: member.uid, action: 'delete:user', before: null, after: null, request_id: 'pedido' },
    ]);
    const pathsWithUid = [
      ...getPaths(member, 'keep'),
      ...Object.keys(member.documents.comments),
      ...Object.keys(member.documents.official_replies),
    ];
    expect(documentsWith(member.uid)).toEqual(
      [...new Set([...pathsWithUid, ...entries.docs.map(({ ref }) => ref.path)])].toSorted(),
    );

    // Triggers for the other member's comment may have written more documents meanwhile.
    expect(documentsWith(other.word)).toEqual(expect.arrayContaining(getNamingPaths(other)));
    expect((await auth.getUser(other.uid)).email).toBe(other.email);
  });

  it.each(steps)('continues after an error in %s until nothing is left (R085)', async (step) => {
    const member = await createWithAvatar();
    await startDeletion(member.uid, 'pedido');
    passRequestTimeout();
    fault.at = (name) => name === step;
    expect(await finishDeletion(member.uid)).toBe(false);
    expect((await firestore.doc(`deletions/${member.uid}`).get()).exists).toBe(true);
    expect(logger.error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ name: step }));
    const loggedErrors = JSON.stringify(vi.mocked(logger.error).mock.calls);
    for (const personal of [member.email, member.username, member.word]) expect(loggedErrors).not.toContain(personal);
    expect((await firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
    fault.at = () => false;
    await sweepDeletions();
    await expectErased(member);
  });

  it('changes nothing when its first step fails: 500, and the session continues (R085)', async () => {
    const member = await createWithAvatar();
    const token = await signIn(member);
    const options = { token, origin: served.origin, body: { current_password: PASSWORD, confirmation: 'DELETAR' } };
    fault.at = (name) => name === 'begin';
    expect((await callEndpoint('deleteUser', options)).status).toBe(500);
    expect(await listExisting([`users/${member.uid}`, `deletions/${member.uid}`])).toEqual([`users/${member.uid}`]);
    expect(await listExisting(getPaths(member, 'delete'))).toEqual(getPaths(member, 'delete'));
    expect((await callEndpoint('countHistory', { token })).status).toBe(200);
  });

  it('succeeds once the account is deleted, even if a later step fails (R085)', async () => {
    const member = await createWithAvatar();
    const token = await signIn(member);
    fault.at = (name) => name !== 'begin';
    const body = { current_password: PASSWORD, confirmation: 'DELETAR' };
    expect((await callEndpoint('deleteUser', { token, body, origin: served.origin })).status).toBe(200);
    expect(getRefusal(await callEndpoint('countHistory', { token }))).toBe('401 unauthorized');
    fault.at = () => false;
    passRequestTimeout();
    await sweepDeletions();
    await expectErased(member);
  });

  it('continues after it was stopped halfway (R085)', async () => {
    const member = await createWithAvatar();
    await startDeletion(member.uid, 'pedido');
    passRequestTimeout();
    const stop = new AbortController();
    fault.before = (step) => {
      if (step === 'ratings') stop.abort();
    };
    expect(await finishDeletion(member.uid, stop.signal)).toBe(false);
    expect(await listExisting(Object.keys(member.documents.favorites))).toEqual([]);
    fault.before = () => {};
    expect(await finishDeletion(member.uid)).toBe(true);
    await expectErased(member);
    expect(await finishDeletion(member.uid)).toBe(true);
  });

  it('runs once when it is requested and processed twice at once (R085)', async () => {
    const member = await createWithAvatar();
    const results = await Promise.all([startDeletion(member.uid, 'um'), startDeletion(member.uid, 'dois')]);
    expect(results.toSorted()).toEqual([false, true]);
    passRequestTimeout();
    await Promise.all([finishDeletion(member.uid), sweepDeletions(), finishDeletion(member.uid)]);
    await sweepDeletions();
    await expectErased(member);
    expect(await listLogEntries(`users/${member.uid}`)).toHaveLength(1);
  });

  it('erases what a concurrent request wrote after the first run (R085)', async () => {
    const member = await createWithAvatar();
    await startDeletion(member.uid, 'pedido');
    expect(await finishDeletion(member.uid)).toBe(false);
    await storeDocuments({ ...member.documents.download_history, ...member.documents.downloaded_mods });
    passRequestTimeout();
    await sweepDeletions();
    await expectErased(member);
  });

  it('retains messages with the same e-mail that other members or later visitors sent (R085)', async () => {
    const [member, other] = [await createWithAvatar(), await createFullMember()];
    await startDeletion(member.uid, 'pedido');
    const message = { name: 'Ana', email: member.email, subject: 'x', message: 'x', handled_at: null };
    const laterDate = new Date(Date.now() + 60_000);
    await storeDocuments({
      [`contact_messages/x-${member.word}`]: { ...message, uid: other.uid, created_at: new Date(0) },
      [`contact_messages/y-${member.word}`]: { ...message, uid: null, created_at: laterDate },
    });
    passRequestTimeout();
    expect(await finishDeletion(member.uid)).toBe(true);
    await expectErased(member);
    expect((await readDatabase())(member.email)).toEqual(
      ['x', 'y'].map((kind) => `contact_messages/${kind}-${member.word}`),
    );
  });

  it('retains anonymous messages with an e-mail that the member never verified (R085)', async () => {
    const member = await createWithAvatar();
    await firestore.doc(`users/${member.uid}`).update({ is_verified: false });
    await startDeletion(member.uid, 'pedido');
    passRequestTimeout();
    expect(await finishDeletion(member.uid)).toBe(true);
    const messages = await getFields(member.documents.contact_messages);
    expect(messages.map(({ email }) => email).toSorted()).toEqual(['', member.email]);
  });

  it('erases thousands of entries (R085)', async () => {
    const member = await createWithAvatar();
    // Only activity and downloads, which have no triggers: with triggers, thousands of writes take minutes.
    const [activity, download] = await getFields({
      ...member.documents.activity,
      ...member.documents.download_history,
    });
    const below = `users/${member.uid}`;
    await storeMany(1500, (i) => [`${below}/activity/n${i}`, activity ?? {}]);
    await storeMany(700, (i) => [`${below}/downloads/n${i}`, download ?? {}]);
    await startDeletion(member.uid, 'pedido');
    passRequestTimeout();
    expect(await finishDeletion(member.uid)).toBe(true);
    await expectErased(member);
    for (const name of ['activity', 'downloads']) {
      expect((await firestore.collection(`${below}/${name}`).count().get()).data().count, name).toBe(0);
    }
  });
});
