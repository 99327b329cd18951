import './support/separate-project.ts';
import './support/mock-logger.ts';
import type { Profile } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runHandlers } from '../../functions/src/events/parse-write.ts';
import { PROFILE_HANDLERS } from '../../functions/src/events/profile-written.ts';
import { renewAuthorCards, rewriteAuthorCards } from '../../functions/src/members/member-data/author-cards.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { buildComment, createComment, toAuthorCard } from './support/comments.ts';
import { getWrittenPaths, measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { createMember, type Member } from './support/members.ts';
import { getStored } from './support/stored.ts';

vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

/** Delay between the end of a slot and its task (`tests/api/tasks.test.ts`). */
const GRACE_SECONDS = 5;
/** Number of comments: more than one page of the update. */
const MANY = 450;

const rename = ({ uid }: Member, display_name: string) => firestore.doc(`profiles/${uid}`).update({ display_name });

beforeEach(() => {
  vi.mocked(enqueue).mockReset();
  vi.mocked(logger.error).mockClear();
});

describe('author cards', () => {
  it('show the profile in comments and replies of the member, and leave all others', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const comment = await createComment(member, other);
    const replied = await createComment(other, member);
    const both = await createComment(member, member);
    const others = await createComment(other, other);
    const before = await getStored(others);
    await rename(member, 'Nome Novo');
    const card = { ...toAuthorCard(member), display_name: 'Nome Novo' };
    expect(await getWrittenPaths(() => rewriteAuthorCards(member.uid))).toEqual([comment, replied, both].toSorted());
    expect(await getStored(comment)).toMatchObject({
      author: card,
      reply: { author: toAuthorCard(other), text: 'Obrigado!' },
    });
    expect(await getStored(replied)).toMatchObject({ author: toAuthorCard(other), reply: { author: card } });
    expect(await getStored(both)).toMatchObject({ author: card, reply: { author: card } });
    expect(await getStored(others)).toEqual(before);
  });

  it('are rewritten without a write when they are current', async () => {
    const member = await createMember();
    await Promise.all([createComment(member), createComment(member, member)]);
    expect(await getWrittenPaths(() => rewriteAuthorCards(member.uid))).toEqual([]);
    await rename(member, 'Outra Vez');
    expect(await getWrittenPaths(() => rewriteAuthorCards(member.uid))).toHaveLength(2);
    expect(await getWrittenPaths(() => rewriteAuthorCards(member.uid))).toEqual([]);
  });

  it('are renewed with two reads and no task when the member has no comments', async () => {
    const { uid } = await createMember();
    expect(await measureCost(() => renewAuthorCards(uid))).toEqual({ reads: 2, writes: 0 });
    expect(enqueue).not.toHaveBeenCalled();
  });

  it('are blank after the account is deleted', async () => {
    const member = await createMember();
    const path = await createComment(member, member);
    await firestore.doc(`profiles/${member.uid}`).delete();
    await rewriteAuthorCards(member.uid);
    const blank = { username: '', display_name: '', avatar_url: null, role: 'user' };
    expect(await getStored(path)).toMatchObject({ uid: member.uid, author: blank, reply: { author: blank } });
  });

  it('are updated on every page of comments, even if one comment is invalid', async () => {
    const member = await createMember();
    const mod = firestore.collection(`mods/prova-${member.uid}/comments`);
    const batch = firestore.batch();
    for (let i = 0; i < MANY; i += 1) batch.set(mod.doc(`c${i}`), buildComment(member));
    batch.set(mod.doc('a-bad-one'), { uid: member.uid, text: 7 });
    await batch.commit();
    await rename(member, 'Muitas Vezes');
    await rewriteAuthorCards(member.uid);
    const renamed = await mod.where('author.display_name', '==', 'Muitas Vezes').count().get();
    expect(renamed.data().count).toBe(MANY);
    expect(logger.error).toHaveBeenCalledWith(expect.stringContaining('does not fit'), expect.anything());
  });

  it('are updated by a task within 15 seconds, or at once if the task cannot be queued (R068)', async () => {
    const member = await createMember();
    const path = await createComment(member);
    await rename(member, 'Sem Fila');
    await renewAuthorCards(member.uid);
    expect(enqueue).toHaveBeenCalledWith('authorCards', expect.objectContaining({ subject: member.uid }));
    const [, { slotSeconds = Number.NaN, due } = {}] = vi.mocked(enqueue).mock.calls[0] ?? [];
    expect([due, slotSeconds + GRACE_SECONDS]).toEqual([undefined, 15]);
    expect(await getStored(path)).toMatchObject({ author: toAuthorCard(member) });
    vi.mocked(enqueue).mockRejectedValueOnce(new Error('out of reach'));
    await renewAuthorCards(member.uid);
    expect(await getStored(path)).toMatchObject({ author: { display_name: 'Sem Fila' } });
  });
});

describe('profile update', () => {
  const profileFields = { bio: '', member_since: new Date('2026-01-01T00:00:00Z') };
  const countTasks = async (before: Partial<Profile> | undefined, after: Partial<Profile> | undefined) => {
    const member = await createMember();
    await createComment(member);
    const buildProfile = (side: Partial<Profile> | undefined) =>
      side && { ...toAuthorCard(member), ...profileFields, ...side };
    await runHandlers(PROFILE_HANDLERS, { uid: member.uid, before: buildProfile(before), after: buildProfile(after) });
    return vi.mocked(enqueue).mock.calls.filter(([, { subject }]) => subject === member.uid).length;
  };
  it.each([
    ['with a new display name', {}, { display_name: 'Nome Novo' }, 1],
    ['with a new role', { role: 'user' }, { role: 'admin' }, 1],
    ['with a new avatar', { avatar_url: '/media/avatars/a.webp' }, {}, 1],
    ['deleted', {}, undefined, 1],
    ['with a new bio only', {}, { bio: 'Oi' }, 0],
    ['without changes', {}, {}, 0],
    ['on creation', undefined, {}, 0],
  ] as const)('%s requests new author cards only when comments show the change', async (_how, before, after, tasks) => {
    expect(await countTasks(before, after)).toBe(tasks);
  });
});
