import './support/own-project.ts';
import type { Profile } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renewAuthorCards, rewriteAuthorCards } from '../../functions/src/comments/author-cards.ts';
import { followAll } from '../../functions/src/events/on-written.ts';
import { PROFILE_FOLLOWERS } from '../../functions/src/events/profile-written.ts';
import { readsAndWrites, watchWrites } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { cardOf, commentOf, makeComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { type Member, makeMember } from './support/members.ts';

vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));
vi.mock('firebase-functions', async (original) => ({
  ...(await original<typeof import('firebase-functions')>()),
  logger: { info: vi.fn(), error: vi.fn() },
}));

/** A task begins so long after the end of its slot (`tests/api/tasks.test.ts`). */
const GRACE_SECONDS = 5;
/** More than a page holds. */
const MANY = 450;

const stored = async (path: string) => (await firestore.doc(path).get()).data();
const rename = ({ uid }: Member, display_name: string) => firestore.doc(`profiles/${uid}`).update({ display_name });

/** The writes that work makes. */
const written = async (work: () => Promise<void>): Promise<string[]> => {
  const { byPath, stop } = watchWrites();
  await work();
  stop();
  return [...byPath.keys()].toSorted();
};

beforeEach(() => {
  vi.mocked(enqueue).mockReset();
  vi.mocked(logger.error).mockClear();
});

describe('author cards', () => {
  it('are those of the profile on own comments and own replies, on those of others nothing changes', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const own = await makeComment(member, other);
    const replied = await makeComment(other, member);
    const both = await makeComment(member, member);
    const others = await makeComment(other, other);
    const before = await stored(others);
    await rename(member, 'Nome Novo');
    const card = { ...cardOf(member), display_name: 'Nome Novo' };
    expect(await written(() => rewriteAuthorCards(member.uid))).toEqual([own, replied, both].toSorted());
    expect(await stored(own)).toMatchObject({ author: card, reply: { author: cardOf(other), text: 'Obrigado!' } });
    expect(await stored(replied)).toMatchObject({ author: cardOf(other), reply: { author: card } });
    expect(await stored(both)).toMatchObject({ author: card, reply: { author: card } });
    expect(await stored(others)).toEqual(before);
  });

  it('that are right already cost no write', async () => {
    const member = await makeMember();
    await Promise.all([makeComment(member), makeComment(member, member)]);
    expect(await written(() => rewriteAuthorCards(member.uid))).toEqual([]);
    await rename(member, 'Outra Vez');
    expect(await written(() => rewriteAuthorCards(member.uid))).toHaveLength(2);
    expect(await written(() => rewriteAuthorCards(member.uid))).toEqual([]);
  });

  it('of a member without comments cost two reads and no task', async () => {
    const { uid } = await makeMember();
    const before = readsAndWrites();
    await renewAuthorCards(uid);
    const after = readsAndWrites();
    expect([after.reads - before.reads, after.writes - before.writes]).toEqual([2, 0]);
    expect(enqueue).not.toHaveBeenCalled();
  });

  it('are blank once the account is gone', async () => {
    const member = await makeMember();
    const path = await makeComment(member, member);
    await firestore.doc(`profiles/${member.uid}`).delete();
    await rewriteAuthorCards(member.uid);
    const blank = { username: '', display_name: '', avatar_url: null, role: 'user' };
    expect(await stored(path)).toMatchObject({ uid: member.uid, author: blank, reply: { author: blank } });
  });

  it('are rewritten on every page of many comments, one that does not fit its schema holding up none', async () => {
    const member = await makeMember();
    const mod = firestore.collection(`mods/prova-${member.uid}/comments`);
    const batch = firestore.batch();
    for (let i = 0; i < MANY; i += 1) batch.set(mod.doc(`c${i}`), commentOf(member));
    batch.set(mod.doc('a-bad-one'), { uid: member.uid, text: 7 });
    await batch.commit();
    await rename(member, 'Muitas Vezes');
    await rewriteAuthorCards(member.uid);
    const renamed = await mod.where('author.display_name', '==', 'Muitas Vezes').count().get();
    expect(renamed.data().count).toBe(MANY);
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('does not fit'), expect.anything());
  });

  it('R068 wait for a task that begins within 15 of the 30 seconds promised, or are rewritten at once where none can be made', async () => {
    const member = await makeMember();
    const path = await makeComment(member);
    await rename(member, 'Sem Fila');
    await renewAuthorCards(member.uid);
    expect(enqueue).toHaveBeenCalledWith('authorCards', expect.objectContaining({ subject: member.uid }));
    const [, { slotSeconds = Number.NaN, due } = {}] = vi.mocked(enqueue).mock.calls[0] ?? [];
    expect([due, slotSeconds + GRACE_SECONDS]).toEqual([undefined, 15]);
    expect(await stored(path)).toMatchObject({ author: cardOf(member) });
    vi.mocked(enqueue).mockRejectedValueOnce(new Error('out of reach'));
    await renewAuthorCards(member.uid);
    expect(await stored(path)).toMatchObject({ author: { display_name: 'Sem Fila' } });
  });
});

describe('a written profile', () => {
  const stored = { bio: '', member_since: new Date('2026-01-01T00:00:00Z') };
  const told = async (before: Partial<Profile> | undefined, after: Partial<Profile> | undefined) => {
    const member = await makeMember();
    await makeComment(member);
    const sideOf = (side: Partial<Profile> | undefined) => side && { ...cardOf(member), ...stored, ...side };
    await followAll(PROFILE_FOLLOWERS, { uid: member.uid, before: sideOf(before), after: sideOf(after) });
    return vi.mocked(enqueue).mock.calls.filter(([, { subject }]) => subject === member.uid).length;
  };
  it.each([
    ['with another name', {}, { display_name: 'Nome Novo' }, 1],
    ['with another role', { role: 'user' }, { role: 'admin' }, 1],
    ['with another picture', { avatar_url: '/media/avatars/a.webp' }, {}, 1],
    ['deleted', {}, undefined, 1],
    ['with another text about its member alone', {}, { bio: 'Oi' }, 0],
    ['as it was', {}, {}, 0],
    ['for the first time', undefined, {}, 0],
  ] as const)('%s has comments renewed where they show it', async (_how, before, after, tasks) => {
    expect(await told(before, after)).toBe(tasks);
  });
});
