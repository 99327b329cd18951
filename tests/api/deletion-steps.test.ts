import './support/functions-environment.ts';
import { type DeletedBy, deletedBy } from '@bigorna/domain/member-data';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDeletion, finishDeletion } from '../../functions/src/accounts/delete-account.ts';
import { sweepDeletions } from '../../functions/src/accounts/sweep-deletions.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { call, refusal } from './support/call.ts';
import { auth, bucket, firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { type FullMember, fullMember, readEverything, store } from './support/member-data.ts';
import { PASSWORD, signIn } from './support/members.ts';
import { makeMod } from './support/mods.ts';

/** Which steps fail, `begin` being the transaction that takes the account away; what happens just before one. */
const fault = vi.hoisted(() => ({ at: (_step: string): boolean => false, before: (_step: string): void => {} }));
const strike = vi.hoisted(() => (step: string): void => {
  fault.before(step);
  if (fault.at(step)) throw new Error(`fault at ${step}`);
});

// Every step that fails is told in the log.
vi.mock('firebase-functions', async (original) => {
  const actual = await original<typeof import('firebase-functions')>();
  return { ...actual, logger: { ...actual.logger, error: vi.fn() } };
});
vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const transaction: typeof actual.transaction = (work) =>
    actual.transaction((step) =>
      work({
        ...step,
        delete: (ref) => {
          if (ref.path.startsWith('users/')) strike('begin');
          step.delete(ref);
        },
      }),
    );
  return { ...actual, transaction };
});
vi.mock('../../functions/src/accounts/remove-auth-user.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/accounts/remove-auth-user.ts')>();
  return {
    removeAuthUser: async (uid: string) => {
      strike('auth_user');
      await actual.removeAuthUser(uid);
    },
  };
});
vi.mock('../../functions/src/member-data/erase.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/member-data/erase.ts')>();
  const erasuresOf: typeof actual.erasuresOf = (owner) =>
    actual.erasuresOf(owner).map(({ name, run }) => ({
      name,
      run: async (stop) => {
        strike(name);
        await run(stop);
      },
    }));
  return { erasuresOf };
});
vi.mock('../../functions/src/media/avatar-store.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/media/avatar-store.ts')>();
  return {
    ...actual,
    dropAvatar: async (url: string) => {
      strike('avatar');
      await actual.dropAvatar(url);
    },
  };
});
vi.mock('../../functions/src/comments/author-cards.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/comments/author-cards.ts')>();
  return {
    ...actual,
    rewriteAuthorCards: async (uid: string) => {
      strike('author_cards');
      await actual.rewriteAuthorCards(uid);
    },
  };
});

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

let ahead = 0;
beforeEach(() => {
  ahead = 0;
  fault.at = () => false;
  fault.before = () => {};
  vi.mocked(logger.error).mockClear();
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + ahead));
});
/** As long as any request may last, and more. */
const settle = (): void => {
  ahead += 180_000;
};

const withAvatar = async (member: FullMember): Promise<FullMember & { avatar: string }> => {
  const avatar = `media/avatars/${member.word}.webp`;
  await bucket.file(avatar).save(Buffer.from('x'), { resumable: false, contentType: 'image/webp' });
  await firestore.doc(`users/${member.uid}`).update({ avatar_url: `/${avatar}` });
  return { ...member, avatar };
};
const complete = async (): Promise<FullMember & { avatar: string }> => withAvatar(await fullMember());

const pathsOf = ({ documents }: FullMember, ...ways: Parameters<typeof deletedBy>[0][]): string[] =>
  ways.flatMap(deletedBy).flatMap((name) => Object.keys(documents[name]));
const present = async (paths: readonly string[]): Promise<string[]> => {
  const found = await Promise.all(paths.map((path) => firestore.doc(path).get()));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
};
const fieldsOf = async (documents: object): Promise<Record<string, unknown>[]> =>
  (await Promise.all(Object.keys(documents).map((path) => firestore.doc(path).get()))).map((one) => one.data() ?? {});

const BLANK = { username: '', display_name: '', avatar_url: null, role: 'user' };

/** Nothing is left of the member that the table says goes, and what stays names nobody. */
const expectErased = async (member: FullMember & { avatar: string }): Promise<void> => {
  const { uid, documents } = member;
  const own = ['users', 'profiles', 'deletions'].map((name) => `${name}/${uid}`);
  expect(await present([...own, ...pathsOf(member, 'delete')])).toEqual([]);
  const staying = pathsOf(member, 'forget', 'blank', 'keep');
  expect(await present(staying)).toEqual(staying);
  expect(await fieldsOf(documents.contact_messages)).toMatchObject(
    Object.keys(documents.contact_messages).map(() => ({
      name: '',
      email: '',
      uid: null,
      subject: expect.any(String),
    })),
  );
  expect(await fieldsOf(documents.reports)).toMatchObject([{ uid: null, reason: 'Uma cópia' }]);
  expect(await fieldsOf(documents.comments)).toMatchObject([
    { uid, author: BLANK, text: `Meu comentário ${member.word}` },
  ]);
  expect(await fieldsOf(documents.official_replies)).toMatchObject([{ reply: { author: BLANK } }]);
  expect((await firestore.doc(`usernames/${member.username.toLowerCase()}`).get()).get('uid')).toBeNull();
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  expect(await bucket.file(member.avatar).exists()).toEqual([false]);
};

const steps: (DeletedBy<'delete' | 'forget'> | 'auth_user' | 'avatar' | 'author_cards')[] = [
  'auth_user',
  ...deletedBy('delete'),
  ...deletedBy('forget'),
  'avatar',
  'author_cards',
];

/** For tests that read the whole database, or write thousands of documents, on a machine that does much else besides. */
const LONG = 120_000;

describe('R085 a deletion', () => {
  it(
    'R085 erases what the table names, keeps what it keeps, and leaves no name or address anywhere',
    async () => {
      const mod = await makeMod();
      const [member, other] = [await withAvatar(await fullMember(mod)), await fullMember(mod)];
      const before = (await readEverything())(other.word);
      await beginDeletion(member.uid, 'pedido');
      expect(await finishDeletion(member.uid)).toBe(false);
      settle();
      expect(await finishDeletion(member.uid)).toBe(true);
      await expectErased(member);

      const documentsWith = await readEverything();
      expect(documentsWith(member.email)).toEqual([]);
      expect(documentsWith(member.username)).toEqual([]);
      expect(documentsWith(member.username.toLowerCase())).toEqual([`usernames/${member.username.toLowerCase()}`]);
      expect(documentsWith(`Pessoa ${member.word}`)).toEqual([]);
      const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).get();
      expect(entries.docs.map((entry) => entry.data())).toMatchObject([
        { actor: member.uid, action: 'delete:user', before: null, after: null, request_id: 'pedido' },
      ]);
      const named = [
        ...pathsOf(member, 'keep'),
        ...Object.keys(member.documents.comments),
        ...Object.keys(member.documents.official_replies),
      ];
      expect(documentsWith(member.uid)).toEqual(
        [...new Set([...named, ...entries.docs.map(({ ref }) => ref.path)])].toSorted(),
      );

      // What the portal writes of the other's comment may have come meanwhile.
      expect(documentsWith(other.word)).toEqual(expect.arrayContaining(before));
      expect((await auth.getUser(other.uid)).email).toBe(other.email);
    },
    LONG,
  );

  it.each(steps)('R085 with a fault at %s is gone on with until nothing is left', async (step) => {
    const member = await complete();
    await beginDeletion(member.uid, 'pedido');
    settle();
    fault.at = (name) => name === step;
    expect(await finishDeletion(member.uid)).toBe(false);
    expect((await firestore.doc(`deletions/${member.uid}`).get()).exists).toBe(true);
    expect(logger.error).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ name: step }));
    const told = JSON.stringify(vi.mocked(logger.error).mock.calls);
    for (const personal of [member.email, member.username, member.word]) expect(told).not.toContain(personal);
    expect((await firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
    fault.at = () => false;
    await sweepDeletions();
    await expectErased(member);
  });

  it('R085 with a fault in its first step changes nothing: 500, and the session goes on', async () => {
    const member = await complete();
    const token = await signIn(member);
    const options = { token, origin: served.origin, body: { current_password: PASSWORD, confirmation: 'DELETAR' } };
    fault.at = (name) => name === 'begin';
    expect((await call('deleteUser', options)).status).toBe(500);
    expect(await present([`users/${member.uid}`, `deletions/${member.uid}`])).toEqual([`users/${member.uid}`]);
    expect(await present(pathsOf(member, 'delete'))).toEqual(pathsOf(member, 'delete'));
    expect((await call('countHistory', { token })).status).toBe(200);
  });

  it('R085 answers the member as soon as the account is gone, whatever of the rest fails', async () => {
    const member = await complete();
    const token = await signIn(member);
    fault.at = (name) => name !== 'begin';
    const body = { current_password: PASSWORD, confirmation: 'DELETAR' };
    expect((await call('deleteUser', { token, body, origin: served.origin })).status).toBe(200);
    expect(refusal(await call('countHistory', { token }))).toEqual({ status: 401, code: 'unauthorized' });
    fault.at = () => false;
    settle();
    await sweepDeletions();
    await expectErased(member);
  });

  it('R085 that is stopped halfway is gone on with', async () => {
    const member = await complete();
    await beginDeletion(member.uid, 'pedido');
    settle();
    const stop = new AbortController();
    fault.before = (step) => {
      if (step === 'ratings') stop.abort();
    };
    expect(await finishDeletion(member.uid, stop.signal)).toBe(false);
    expect(await present(Object.keys(member.documents.favorites))).toEqual([]);
    fault.before = () => {};
    expect(await finishDeletion(member.uid)).toBe(true);
    await expectErased(member);
    expect(await finishDeletion(member.uid)).toBe(true);
  });

  it(
    'R085 asked for twice at once, and worked on twice at once, is one',
    async () => {
      const member = await complete();
      const begun = await Promise.all([beginDeletion(member.uid, 'um'), beginDeletion(member.uid, 'dois')]);
      expect(begun.toSorted()).toEqual([false, true]);
      settle();
      await Promise.all([finishDeletion(member.uid), sweepDeletions(), finishDeletion(member.uid)]);
      await sweepDeletions();
      await expectErased(member);
      const entries = await firestore.collection('logs').where('target', '==', `users/${member.uid}`).get();
      expect(entries.size).toBe(1);
    },
    LONG,
  );

  it('R085 finds what a request that was under way wrote after the first round', async () => {
    const member = await complete();
    await beginDeletion(member.uid, 'pedido');
    expect(await finishDeletion(member.uid)).toBe(false);
    await store({ ...member.documents.download_history, ...member.documents.downloaded_mods });
    settle();
    await sweepDeletions();
    await expectErased(member);
  });

  it(
    'R085 leaves what somebody else, or the same address later, wrote to the staff',
    async () => {
      const [member, other] = [await complete(), await fullMember()];
      await beginDeletion(member.uid, 'pedido');
      const message = { name: 'Ana', email: member.email, subject: 'x', message: 'x', handled_at: null };
      const later = new Date(Date.now() + 60_000);
      await store({
        [`contact_messages/x-${member.word}`]: { ...message, uid: other.uid, created_at: new Date(0) },
        [`contact_messages/y-${member.word}`]: { ...message, uid: null, created_at: later },
      });
      settle();
      expect(await finishDeletion(member.uid)).toBe(true);
      await expectErased(member);
      expect((await readEverything())(member.email)).toEqual(
        ['x', 'y'].map((kind) => `contact_messages/${kind}-${member.word}`),
      );
    },
    LONG,
  );

  it('R085 of an address that was never verified leaves the messages that came from it: it may be another’s', async () => {
    const member = await complete();
    await firestore.doc(`users/${member.uid}`).update({ is_verified: false });
    await beginDeletion(member.uid, 'pedido');
    settle();
    expect(await finishDeletion(member.uid)).toBe(true);
    const messages = await fieldsOf(member.documents.contact_messages);
    expect(messages.map(({ email }) => email).toSorted()).toEqual(['', member.email]);
  });

  it(
    'R085 erases thousands of entries',
    async () => {
      const member = await complete();
      const many = (below: string, data: object, count: number) =>
        Object.fromEntries(Array.from({ length: count }, (_, i) => [`${below}/n${i}`, data]));
      // Of kinds that nothing follows: thousands of writes that something does take the emulators minutes.
      const [activity, download] = await fieldsOf({
        ...member.documents.activity,
        ...member.documents.download_history,
      });
      const below = `users/${member.uid}`;
      await store(many(`${below}/activity`, activity ?? {}, 1500));
      await store(many(`${below}/downloads`, download ?? {}, 700));
      await beginDeletion(member.uid, 'pedido');
      settle();
      expect(await finishDeletion(member.uid)).toBe(true);
      await expectErased(member);
      for (const name of ['activity', 'downloads']) {
        expect((await firestore.collection(`${below}/${name}`).count().get()).data().count, name).toBe(0);
      }
    },
    LONG,
  );
});
