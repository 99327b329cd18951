import './support/separate-project.ts';
import type { MemberComment } from '@bigorna/domain/endpoints/member-pages.schemas';
import type { Comment } from '@bigorna/domain/entities/member';
import { COMMENTS_PAGE_SIZE } from '@bigorna/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { callEndpoint, callForData, getRefusal, parseData, parseFailure, parseMeta } from './support/call.ts';
import { buildComment, storeComment } from './support/comments.ts';
import { countReads } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, type Member } from './support/members.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';
import { archive, syncIndex } from './support/own-index.ts';

const NOT_FOUND = '404 user_not_found';

const { origin } = await serveApi();
afterAll(() => catalogue.close());

beforeAll(syncIndex);

const changeAccount = ({ uid }: Member, fields: Record<string, unknown>) =>
  firestore.doc(`users/${uid}`).update(fields);

const requestMember = ({ uid }: Member) => callEndpoint('getMember', { params: { uid }, origin });
const getMember = ({ uid }: Member) => callForData('getMember', { params: { uid }, origin });
const requestComments = ({ uid }: Member, query = '') =>
  callEndpoint('listMemberComments', { params: { uid }, query, origin });

/** A page of comments, and the query of the next page. */
const getPage = async (
  member: Member,
  query = '',
): Promise<{ comments: MemberComment[]; next: string | undefined }> => {
  const response = await requestComments(member, query);
  const { next } = parseMeta(response);
  return {
    comments: parseData('listMemberComments', response),
    next: typeof next === 'string' ? `?before=${encodeURIComponent(next)}` : undefined,
  };
};

const minute = (i: number): Date => new Date(Date.UTC(2026, 9, 1, 12, i));

/** Stores a member's comments, one minute apart. Returns their ids. */
const storeComments = async (
  { id: mod }: TestMod,
  writer: Member,
  count: number,
  given: (i: number) => Partial<Comment> = () => ({}),
): Promise<string[]> => {
  const ids = Array.from({ length: count }, (_, i) => `c-${i}`);
  const batch = firestore.batch();
  for (const [i, id] of ids.entries()) {
    const stored = { ...buildComment(writer), created_at: minute(i), ...given(i) };
    batch.set(firestore.doc(`mods/${mod}/comments/${id}`), stored);
  }
  await batch.commit();
  return ids;
};

describe('page of a member', () => {
  it('has the public card and no other field of the account', async () => {
    const member = await createMember({ role: 'moderator' });
    await changeAccount(member, { full_name: 'Nome Secreto', bio: 'Faço moinhos.\nE trens.' });
    const { username, email, uid } = member;
    expect(await getMember(member)).toEqual({
      username,
      display_name: 'Pessoa de Prova',
      avatar_url: null,
      bio: 'Faço moinhos.\nE trens.',
      role: 'moderator',
      member_since: '2026-01-01T00:00:00.000Z',
      favorites: null,
    });
    const { text } = await requestMember(member);
    for (const secret of [email, 'Nome Secreto', uid]) expect(text).not.toContain(secret);
  });

  it.each([
    ['an unverified', { is_verified: false }, { is_verified: true }],
    ['a banned', { is_banned: true }, { is_banned: false }],
  ] as const)(
    'does not exist for %s member, until the member is verified or unbanned',
    async (_kind, given, mended) => {
      const member = await createMember(given);
      for (const request of [requestMember, requestComments]) {
        const rejected = await request(member);
        expect(getRefusal(rejected)).toBe(NOT_FOUND);
        expect(rejected.headers.get('cache-control')).toBe('private, no-store');
      }
      await changeAccount(member, mended);
      for (const request of [requestMember, requestComments]) expect((await request(member)).status).toBe(200);
    },
  );

  it('does not exist after the account is deleted, or for an unknown id', async () => {
    const member = await createMember();
    expect((await requestMember(member)).status).toBe(200);
    await firestore.doc(`users/${member.uid}`).delete();
    for (const one of [member, { ...member, uid: 'ninguem' }])
      for (const request of [requestMember, requestComments]) expect(getRefusal(await request(one))).toBe(NOT_FOUND);
  });

  it('shows the newest favorites while the member shares them, but no withdrawn mods', async () => {
    const member = await createMember();
    const mods = await Promise.all([createModWithExternalFile(), createModWithExternalFile()]);
    const pending = await createModWithExternalFile({ status: 'pending' });
    await syncIndex();
    for (const [i, { id }] of [...mods, pending].entries())
      await firestore.doc(`users/${member.uid}/favorites/${id}`).set({ mod_id: id, created_at: minute(i) });
    const getFavorites = async () => (await getMember(member)).favorites?.map(({ id }) => id);
    const [older, newer] = mods;
    expect(await getFavorites()).toBeUndefined();
    await changeAccount(member, { 'settings.share_favorites': true });
    expect(await getFavorites()).toEqual([newer.id, older.id]);
    await archive(newer);
    expect(await getFavorites()).toEqual([older.id]);
    await changeAccount(member, { 'settings.share_favorites': false });
    expect(await getFavorites()).toBeUndefined();
  });

  it('costs one read, and one more for each shared favorite', async () => {
    const [member, mod] = [await createMember(), await createModWithExternalFile()];
    await firestore.doc(`users/${member.uid}/favorites/${mod.id}`).set({ mod_id: mod.id, created_at: minute(0) });
    expect(await countReads(() => getMember(member))).toEqual({ users: 1 });
    await changeAccount(member, { 'settings.share_favorites': true });
    expect(await countReads(() => getMember(member))).toEqual({ users: 1, favoritesNewest: 1 });
  });
});

describe('comments of a member (R106)', () => {
  it('are paged newest first, without hidden comments and comments on hidden mods (R106)', async () => {
    const [member, other] = [await createMember(), await createMember()];
    const [mod, withdrawn] = [await createModWithExternalFile(), await createModWithExternalFile()];
    await syncIndex();
    const isHidden = (i: number): boolean => i % 4 === 3;
    const ids = await storeComments(mod, member, 60, (i) => ({ hidden: isHidden(i), text: `comentário ${i}` }));
    await storeComments(withdrawn, member, 12, (i) => ({ created_at: minute(100 + i), text: 'de um mod retirado' }));
    await storeComment(mod.id, other, { text: 'de outra pessoa' });
    await archive(withdrawn);

    const expected = ids.filter((_, i) => !isHidden(i)).toReversed();
    const found: MemberComment[] = [];
    for (let query: string | undefined = ''; query !== undefined; ) {
      const page = await getPage(member, query);
      expect(page.comments.length).toBeGreaterThan(0);
      expect(page.comments.length).toBeLessThanOrEqual(COMMENTS_PAGE_SIZE);
      found.push(...page.comments);
      query = page.next;
    }
    expect(found.map(({ id }) => id)).toEqual(expected);
    expect(found[0]).toEqual({
      id: 'c-58',
      text: 'comentário 58',
      kind: 'comment',
      release: null,
      created_at: minute(58).toISOString(),
      edited_at: null,
      mod: { slug: mod.slug, title: `Prova ${mod.word}`, language: 'pt-BR' },
    });
  });

  it('have no empty page after a full last page (R106)', async () => {
    const [member, mod] = [await createMember(), await createModWithExternalFile()];
    await syncIndex();
    await storeComments(mod, member, COMMENTS_PAGE_SIZE);
    const page = await getPage(member);
    expect(page.comments).toHaveLength(COMMENTS_PAGE_SIZE);
    expect(page.next).toBeUndefined();
  });

  it('cost at most three rounds of reads, and continue past many comments on hidden mods (R106)', async () => {
    const member = await createMember();
    const [mod, withdrawn] = [await createModWithExternalFile(), await createModWithExternalFile()];
    await archive(withdrawn);
    await storeComments(mod, member, 1);
    await storeComments(withdrawn, member, 70, (i) => ({ created_at: minute(10 + i) }));
    let first: Awaited<ReturnType<typeof getPage>> | undefined;
    const reads = await countReads(async () => {
      first = await getPage(member);
    });
    expect(reads).toEqual({ users: 1, visibleCommentsBefore: 3 * (COMMENTS_PAGE_SIZE + 1) });
    expect(first?.comments).toEqual([]);
    expect(first?.next).toBeDefined();
    expect(await getPage(member, first?.next)).toMatchObject({ comments: [{ id: 'c-0' }], next: undefined });
  });

  it('leave out a comment as soon as staff hide it, and any invalid comment (R106)', async () => {
    const [member, mod] = [await createMember(), await createModWithExternalFile()];
    await syncIndex();
    const id = await storeComment(mod.id, member);
    await firestore.doc(`mods/${mod.id}/comments/bad`).set({ ...buildComment(member), kind: 'problem' });
    expect((await getPage(member)).comments).toMatchObject([{ id }]);
    await firestore.doc(`mods/${mod.id}/comments/${id}`).update({ hidden: true });
    expect((await getPage(member)).comments).toEqual([]);
  });

  it('refuse an invalid time and unknown parameters; accept a valid time (R106)', async () => {
    const member = await createMember();
    for (const [query, path, code] of [
      ['?before=ontem', 'before', 'invalid_date'],
      ['?before=0000-01-01T00:00:00Z', 'before', 'invalid_date'],
      ['?hidden=true', 'hidden', 'unknown_field'],
    ] as const)
      expect(parseFailure(await requestComments(member, query)).errors).toMatchObject([{ path, code }]);
    expect((await requestComments(member, '?before=9999-12-31T23:59:59.999Z')).status).toBe(200);
  });
});
