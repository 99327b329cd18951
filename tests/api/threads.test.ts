import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import type { CommentCard } from '@bigorna/domain/endpoints/feedback.schemas';
import { type Comment, getUsefulMarkId } from '@bigorna/domain/entities/member';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { recount } from '../../functions/src/counters/recount.ts';
import { COMMENT_HANDLERS } from '../../functions/src/events/comment-written.ts';
import { runHandlers } from '../../functions/src/events/parse-write.ts';
import { USEFUL_HANDLERS } from '../../functions/src/events/useful-written.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { callEndpoint, callForData, parseMeta } from './support/call.ts';
import { storeComment, toAuthorCard } from './support/comments.ts';
import { countReads } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';
import { createKnownMod } from './support/own-index.ts';
import { createLocalApi } from './support/staff-mods.ts';
import { listNotifications } from './support/stored.ts';

const { origin } = await createLocalApi();
afterAll(() => catalogue.close());

const writer = { uid: 'escritora', username: 'Escritora' };
const other = { uid: 'outra', username: 'Outra' };

const list = ({ slug }: TestMod, query = ''): Promise<CommentCard[]> =>
  callForData('listComments', { params: { slug }, query, origin });
const getMeta = async ({ slug }: TestMod, query = '') =>
  parseMeta(await callEndpoint('listComments', { params: { slug }, query, origin }));
const minute = (i: number): Date => new Date(Date.UTC(2026, 9, 1, 12, i));
const storeReply = (mod: TestMod, parent: string, given: Partial<Comment> = {}, by = other): Promise<string> =>
  storeComment(mod.id, by, { parent, ...given });
const getStored = (mod: TestMod, id: string) => get(doc('mods/{mod}/comments/{comment}', mod.id, id));

/** Handlers that tests call in place of the trigger, except the counters of the mod, which enqueue a task. */
const THREAD_HANDLERS = COMMENT_HANDLERS.filter(({ name }) =>
  ['replies of the parent', 'thread', 'notification'].includes(name),
);
const runTrigger = async (mod: TestMod, commentId: string, before: Comment | undefined): Promise<void> => {
  const after = await getStored(mod, commentId);
  await runHandlers(THREAD_HANDLERS, { modId: mod.id, commentId, before, after });
};
const mark = async (mod: TestMod, comment: string, uid: string): Promise<void> => {
  const stored = { mod_id: mod.id, comment_id: comment, created_at: new Date() };
  await firestore.doc(`users/${uid}/useful/${getUsefulMarkId(mod.id, comment)}`).set(stored);
  await runHandlers(USEFUL_HANDLERS, { before: undefined, after: stored });
};
const unmark = async (mod: TestMod, comment: string, uid: string): Promise<void> => {
  await firestore.doc(`users/${uid}/useful/${getUsefulMarkId(mod.id, comment)}`).delete();
  const before = { mod_id: mod.id, comment_id: comment, created_at: new Date() };
  await runHandlers(USEFUL_HANDLERS, { before, after: undefined });
};
const countMarks = async (mod: TestMod): Promise<number> =>
  (await firestore.collectionGroup('useful').where('mod_id', '==', mod.id).count().get()).data().count;

describe('replies to a comment', () => {
  it('are listed only in their thread, oldest first, page by page (R106)', async () => {
    const mod = await createKnownMod();
    const [one, two] = [await storeComment(mod.id, writer), await storeComment(mod.id, writer)];
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await storeReply(mod, one, { created_at: minute(i) }));
    await storeReply(mod, two);
    await storeReply(mod, one, { hidden: true, text: 'palavra-escondida' });
    expect((await list(mod)).map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    expect(await getMeta(mod)).toMatchObject({ total: 2, thread: null });
    const first = await list(mod, `?parent=${one}&sort=oldest&limit=3`);
    const rest = await list(mod, `?parent=${one}&sort=oldest&limit=3&page=2`);
    expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
    expect(await getMeta(mod, `?parent=${one}&sort=oldest&limit=3`)).toMatchObject({ total: 5, pages: 2, pinned: [] });
  });

  it('are not pinned when they have an official reply, unlike comments (R106)', async () => {
    const mod = await createKnownMod();
    const answered = { reply: { uid: other.uid, author: toAuthorCard(other), text: 'Sim.', created_at: minute(1) } };
    const id = await storeComment(mod.id, writer, answered);
    await storeReply(mod, id, answered);
    expect((await getMeta(mod)).pinned).toMatchObject([{ id }]);
    expect(await list(mod, `?parent=${id}`)).toMatchObject([{ parent: id, reply: { text: 'Sim.' } }]);
  });

  it('are not shown while their comment is hidden or missing (R106)', async () => {
    const mod = await createKnownMod();
    const [shown, hidden] = [await storeComment(mod.id, writer), await storeComment(mod.id, writer, { hidden: true })];
    for (const parent of [shown, hidden, 'none']) await storeReply(mod, parent);
    expect(await list(mod, `?parent=${shown}`)).toHaveLength(1);
    for (const parent of [hidden, 'none']) {
      expect(await list(mod, `?parent=${parent}`)).toEqual([]);
      expect(await getMeta(mod, `?parent=${parent}`)).toMatchObject({ total: 0 });
    }
  });

  it('are found by a link, which returns the page of their comment (R106)', async () => {
    const mod = await createKnownMod();
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await storeComment(mod.id, writer, { created_at: minute(i) }));
    const [oldest = ''] = ids;
    const reply = await storeReply(mod, oldest, { created_at: minute(50) });
    const query = `?comment=${reply}&limit=2`;
    expect(await getMeta(mod, query)).toMatchObject({ page: 3, thread: oldest, total: 5 });
    expect(await list(mod, query)).toMatchObject([{ id: oldest }]);
    await firestore.doc(`mods/${mod.id}/comments/${oldest}`).update({ hidden: true });
    expect(await getMeta(mod, query)).toMatchObject({ page: 1, thread: null });
  });

  it('do not count as comments of the mod (R112)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    await storeReply(mod, id);
    await storeReply(mod, id);
    const results = await recount(new Map([[mod.id, { comments: true, releases: [] }]]));
    expect(results.get(mod.id)).toMatchObject({ comments: 1 });
  });

  it('are counted on their comment while visible, however often the trigger repeats (R106)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    const [one, two] = [await storeReply(mod, id), await storeReply(mod, id)];
    for (const reply of [one, two, two, one]) await runTrigger(mod, reply, undefined);
    expect(await getStored(mod, id)).toMatchObject({ replies: 2 });
    const before = await getStored(mod, two);
    await firestore.doc(`mods/${mod.id}/comments/${two}`).update({ hidden: true });
    await runTrigger(mod, two, before);
    expect(await getStored(mod, id)).toMatchObject({ replies: 1, text: 'Funciona bem.' });
    const first = await getStored(mod, one);
    await firestore.doc(`mods/${mod.id}/comments/${one}`).delete();
    await runTrigger(mod, one, first);
    expect(await getStored(mod, id)).toMatchObject({ replies: 0 });
  });

  it('are deleted with their comment and all useful marks; other replies stay (R106)', async () => {
    const mod = await createKnownMod();
    const [gone, retained] = [await storeComment(mod.id, writer), await storeComment(mod.id, writer)];
    const [withIt, withKept] = [await storeReply(mod, gone), await storeReply(mod, retained)];
    for (const id of [gone, retained, withIt]) await mark(mod, id, other.uid);
    // An invalid reply must be deleted too.
    await firestore.doc(`mods/${mod.id}/comments/broken`).set({ parent: gone });
    for (const id of [gone, withIt]) {
      const before = await getStored(mod, id);
      await firestore.doc(`mods/${mod.id}/comments/${id}`).delete();
      await runTrigger(mod, id, before);
    }
    const left = await firestore.collection(`mods/${mod.id}/comments`).get();
    expect(left.docs.map(({ id }) => id).toSorted()).toEqual([retained, withKept].toSorted());
    expect(await countMarks(mod)).toBe(1);
  });
});

describe('reply to a comment', () => {
  it('notifies the author of the comment once, with a link to the reply (R106, R110)', async () => {
    const [mod, author] = [await createKnownMod(), await createMember()];
    const id = await storeReply(mod, await storeComment(mod.id, author));
    await runTrigger(mod, id, undefined);
    await runTrigger(mod, id, undefined);
    const edited = await getStored(mod, id);
    await firestore.doc(`mods/${mod.id}/comments/${id}`).update({ text: 'Editado' });
    await runTrigger(mod, id, edited);
    expect(await listNotifications(author.uid)).toMatchObject([
      {
        type: 'comment',
        template: 'thread_reply',
        values: { title: `Prova ${mod.word}` },
        path: `/mods/${mod.slug}?tab=comments&c=${id}`,
        read_at: null,
      },
    ]);
  });

  it('notifies nobody if own, hidden, on a hidden comment or disabled by the author (R106, R110)', async () => {
    const [mod, author, quiet, away] = [
      await createKnownMod(),
      ...(await Promise.all([createMember(), createMember(), createMember()])),
    ];
    await firestore.doc(`users/${quiet.uid}`).update({ 'settings.notify_comments': false });
    await firestore.doc(`users/${away.uid}`).delete();
    const own = await storeComment(mod.id, author);
    const replies = [
      await storeReply(mod, own, {}, author),
      await storeReply(mod, own, { hidden: true }),
      await storeReply(mod, await storeComment(mod.id, quiet)),
      await storeReply(mod, await storeComment(mod.id, away)),
      await storeReply(mod, await storeComment(mod.id, author, { hidden: true })),
      await storeReply(mod, randomUUID()),
    ];
    for (const id of replies) await runTrigger(mod, id, undefined);
    for (const member of [author, quiet, away]) expect(await listNotifications(member.uid)).toEqual([]);
    await runTrigger(mod, await storeReply(mod, own), undefined);
    expect(await listNotifications(author.uid)).toHaveLength(1);
  });

  it('has no link in its notification when the mod is hidden (R106)', async () => {
    const [mod, author] = [await createModWithExternalFile({ status: 'archived' }), await createMember()];
    const id = await storeReply(mod, await storeComment(mod.id, author));
    await runTrigger(mod, id, undefined);
    expect(await listNotifications(author.uid)).toMatchObject([{ template: 'thread_reply', path: null }]);
  });

  it('appears on the author’s page unless the comment of the thread is hidden (R106)', async () => {
    const [mod, author] = [await createKnownMod(), await createMember()];
    const [shown, hidden] = [await storeComment(mod.id, writer), await storeComment(mod.id, writer, { hidden: true })];
    const id = await storeReply(mod, shown, {}, author);
    await storeReply(mod, hidden, {}, author);
    const found = await callForData('listMemberComments', { params: { uid: author.uid }, origin });
    expect(found).toMatchObject([{ id }]);
  });
});

describe('useful marks', () => {
  it('are counted once per member, even if repeated, and can be removed (R106)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    for (const uid of ['a', 'b', 'b', 'c']) await mark(mod, id, uid);
    expect(await list(mod)).toMatchObject([{ id, useful: 3 }]);
    await unmark(mod, id, 'a');
    await unmark(mod, id, 'a');
    expect(await getStored(mod, id)).toMatchObject({ useful: 2, text: 'Funciona bem.' });
  });

  it('are all counted when many arrive at once (R106)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    const uids = Array.from({ length: 8 }, (_, i) => `member-${i}`);
    await Promise.all(uids.map((uid) => mark(mod, id, uid)));
    expect(await getStored(mod, id)).toMatchObject({ useful: uids.length });
  });

  it('restore no deleted comment (R106)', async () => {
    const mod = await createKnownMod();
    await mark(mod, 'gone', 'a');
    expect(await getStored(mod, 'gone')).toBeUndefined();
  });

  it('sort comments: the most useful first, with equal marks the newest first (R106)', async () => {
    const mod = await createKnownMod();
    const given = [
      { useful: 1, kind: 'question' },
      { useful: 5, kind: 'comment' },
      { useful: 1, kind: 'question' },
      { useful: 0, kind: 'comment' },
      { useful: 9, kind: 'question', hidden: true },
    ] as const;
    const ids: string[] = [];
    for (const [i, one] of given.entries())
      ids.push(await storeComment(mod.id, writer, { ...one, created_at: minute(i) }));
    const expected = [1, 2, 0, 3].map((i) => ids[i]);
    const pages = [await list(mod, '?sort=useful&limit=3'), await list(mod, '?sort=useful&limit=3&page=2')];
    expect(pages.flat().map(({ id }) => id)).toEqual(expected);
    const questions = await list(mod, '?sort=useful&kind=question');
    expect(questions.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    expect((await list(mod)).map(({ id }) => id)).toEqual([3, 2, 1, 0].map((i) => ids[i]));
  });

  it('cost no read in lists, because the comment stores their count (R106)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    for (const uid of ['a', 'b', 'c']) await mark(mod, id, uid);
    const reads = await countReads(async () => expect(await list(mod, '?sort=useful')).toMatchObject([{ useful: 3 }]));
    expect(Object.keys(reads).filter((kind) => /useful/i.test(kind))).toEqual(['commentsUseful']);
  });
});

vi.setConfig({ testTimeout: 60_000 });
