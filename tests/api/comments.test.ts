import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import type { CommentCard } from '@bigorna/domain/endpoints/feedback.schemas';
import { COMMENT_KINDS, type Comment, type CommentKind } from '@bigorna/domain/entities/member';
import { getText } from '@bigorna/domain/errors/texts/index';
import { LOCALES } from '@bigorna/domain/locales';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { rewriteAuthorCards } from '../../functions/src/members/member-data/author-cards.ts';
import { watchReads } from '../../functions/src/platform/firestore.ts';
import { callEndpoint, callForData, createClientIp, getRefusal, parseFailure, parseMeta } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { buildComment, storeComment, toAuthorCard } from './support/comments.ts';
import { countReads } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';
import { createKnownMod, syncIndex } from './support/own-index.ts';

const NOT_FOUND = '404 mod_not_found';
const HIDDEN_WORD = 'palavra-escondida';
const writer = { uid: 'escritora', username: 'Escritora' };
const staff = { uid: 'equipe', username: 'Equipe' };

const { origin } = await serveApi();
afterAll(() => catalogue.close());

const list = ({ slug }: { slug: string }, query = ''): Promise<CommentCard[]> =>
  callForData('listComments', { params: { slug }, query, origin });
const requestList = ({ slug }: { slug: string }, query = '') =>
  callEndpoint('listComments', { params: { slug }, query, origin });

const minute = (i: number): Date => new Date(Date.UTC(2026, 9, 1, 12, i));
/**
 * The i-th comment of a mod: kinds rotate, every fourth comment is hidden, every third has a reply. The later the
 * comment, the earlier its reply.
 */
const buildCommentAt = (i: number): Comment => {
  const hidden = i % 4 === 3;
  const commentText = hidden ? `${HIDDEN_WORD} ${i}` : `comentário ${i}`;
  const reply = {
    uid: staff.uid,
    author: toAuthorCard(staff),
    text: `sobre ${commentText}`,
    created_at: minute(500 - i),
  };
  return {
    ...buildComment(writer),
    text: commentText,
    kind: COMMENT_KINDS[i % COMMENT_KINDS.length] ?? 'comment',
    created_at: minute(i),
    hidden,
    reply: i % 3 === 0 ? reply : null,
  };
};

describe('comments of a mod (R106)', () => {
  const MANY = 27;
  const all = Array.from({ length: MANY }, (_, i) => ({ id: `c-${i}`, ...buildCommentAt(i) }));
  const createModWithComments = async (): Promise<TestMod> => {
    const created = await createModWithExternalFile();
    const batch = firestore.batch();
    for (const { id, ...stored } of all) batch.set(firestore.doc(`mods/${created.id}/comments/${id}`), stored);
    await batch.commit();
    await syncIndex();
    return created;
  };
  let mod: TestMod;
  beforeAll(async () => {
    mod = await createModWithComments();
  });

  const getVisible = (kind: CommentKind | 'all') =>
    all.filter((comment) => !comment.hidden && (kind === 'all' || comment.kind === kind));

  it.each(['all', ...COMMENT_KINDS] as const)(
    'of kind %s are paged with their total, newest or oldest first (R106)',
    async (kind) => {
      const oldest = getVisible(kind).map(({ id }) => id);
      for (const sort of ['newest', 'oldest'] as const) {
        const expected = sort === 'oldest' ? oldest : oldest.toReversed();
        for (let page = 1; page <= Math.ceil(expected.length / 4) + 1; page += 1) {
          const response = await requestList(mod, `?kind=${kind}&sort=${sort}&page=${page}&limit=4`);
          const found = await list(mod, `?kind=${kind}&sort=${sort}&page=${page}&limit=4`);
          expect(found.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 4, page * 4));
          const pages = Math.ceil(expected.length / 4);
          expect(parseMeta(response)).toMatchObject({ total: expected.length, page, limit: 4, pages });
        }
      }
    },
  );

  it('are returned from the page of a linked comment, or page 1 for a hidden comment (R106)', async () => {
    const newest = getVisible('all')
      .map(({ id }) => id)
      .toReversed();
    for (const index of [0, 3, 4, newest.length - 1]) {
      const response = await requestList(mod, `?comment=${newest[index]}&limit=4`);
      expect(parseMeta(response)).toMatchObject({ page: Math.floor(index / 4) + 1, total: newest.length });
      const found = await list(mod, `?comment=${newest[index]}&limit=4&sort=oldest&kind=bug&page=9`);
      expect(found.map(({ id }) => id)).toContain(newest[index]);
    }
    const hidden = all.find((comment) => comment.hidden)?.id;
    for (const id of [hidden, 'nobody-wrote-it']) {
      const response = await requestList(mod, `?comment=${id}&limit=4`);
      expect(parseMeta(response)).toMatchObject({ page: 1 });
      expect(response.text).not.toContain(HIDDEN_WORD);
    }
  });

  it.each(['all', ...COMMENT_KINDS] as const)(
    'pin up to three comments of kind %s, the newest official reply first (R106)',
    async (kind) => {
      const withReply = getVisible(kind).flatMap(({ id, reply }) =>
        reply === null ? [] : [{ id, at: reply.created_at }],
      );
      const newest = withReply.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, 3);
      const response = await requestList(mod, `?kind=${kind}&limit=1`);
      expect(parseMeta(response).pinned).toMatchObject(newest.map(({ id }) => ({ id })));
      expect(response.text).not.toContain(HIDDEN_WORD);
    },
  );

  it('exclude hidden comments and their replies from every page (R106)', async () => {
    for (const query of ['?limit=50', '?limit=50&sort=oldest', '?limit=50&kind=praise', '?page=2&limit=10']) {
      const response = await requestList(mod, query);
      expect(response.status).toBe(200);
      expect(response.text).not.toContain(HIDDEN_WORD);
    }
  });

  it('are empty past the last page, without reading a comment of the list (R106)', async () => {
    const { byKind, stop } = watchReads();
    const response = await requestList(mod, '?page=10000&limit=50');
    stop();
    expect(parseMeta(response)).toMatchObject({ total: getVisible('all').length, page: 10_000 });
    expect(await list(mod, '?page=10000&limit=50')).toEqual([]);
    expect(byKind.get('commentsNewest'), 'the count').toBe(1);
  });

  it('cost reads for count, pins, page and stars, then none while they are cached', async () => {
    // A new mod has no cached data. Cached stars could expire between the two requests.
    const unread = await createModWithComments();
    const reads = () => countReads(async () => expect((await requestList(unread, '?limit=5&page=4')).status).toBe(200));
    const total = getVisible('all').length;
    expect(total).toBe(21);
    const first = await reads();
    expect(first).toMatchObject({ commentsNewest: 1, commentsAnswered: 3, commentsOldest: 5 + 1, feedback: 1 });
    expect(await reads()).toEqual({});
  });

  it.each([
    ['kind=problem', 'kind', 'unknown_value', { allowed: ['all', ...COMMENT_KINDS].join(', ') }],
    ['sort=best', 'sort', 'unknown_value', { allowed: 'newest, oldest, useful' }],
    ['page=0', 'page', 'too_small', { min: 1 }],
    ['page=10001', 'page', 'too_big', { max: 10_000 }],
    ['limit=51', 'limit', 'too_big', { max: 50 }],
    ['limit=x', 'limit', 'invalid_value', {}],
    ['hidden=true', 'hidden', 'unknown_field', {}],
  ] as const)('refuse a query with %s in six languages (R106)', async (query, path, code, values) => {
    for (const locale of LOCALES) {
      const params = { slug: mod.slug };
      const response = await callEndpoint('listComments', {
        params,
        query: `?${query}`,
        origin,
        headers: { 'Accept-Language': locale },
      });
      expect(response.status).toBe(400);
      const [fault] = parseFailure(response).errors ?? [];
      expect(fault).toMatchObject({ path, code });
      expect(fault?.message).toBe(getText(locale, code, values));
    }
    expect((await requestList(mod, '?limit=50&page=1&sort=oldest&kind=bug')).status).toBe(200);
  });
});

describe('comments by state of mod or author (R106)', () => {
  it('are found by a previous slug, and are not found after the mod is archived (R106)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    expect((await list(mod)).map((comment) => comment.id)).toEqual([id]);
    const slug = `${mod.slug}-novo`;
    const batch = firestore.batch();
    batch.update(firestore.doc(`mods/${mod.id}`), { slug, updated_at: FieldValue.serverTimestamp() });
    batch.set(firestore.doc(`slugs/${slug}`), { mod_id: mod.id, current: true });
    batch.set(firestore.doc(`slugs/${mod.slug}`), { mod_id: mod.id, current: false });
    await batch.commit();
    await syncIndex();
    for (const name of [slug, mod.slug]) expect(await list({ slug: name })).toMatchObject([{ id }]);

    const archived = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await firestore.doc(`mods/${mod.id}`).update(archived);
    await syncIndex();
    for (const name of [slug, mod.slug]) expect(getRefusal(await requestList({ slug: name }))).toEqual(NOT_FOUND);
    expect(getRefusal(await requestList({ slug: 'de-ninguem' }))).toEqual(NOT_FOUND);
  });

  it('show the text and a blank author card after the account is deleted (R106)', async () => {
    const [mod, uid] = [await createKnownMod(), randomUUID()];
    const deletedMember = { uid, username: `Ida-${uid.slice(0, 8)}` };
    await storeComment(mod.id, deletedMember, { text: 'Ainda aqui' });
    await rewriteAuthorCards(uid);
    const blank = { username: '', display_name: '', avatar_url: null, role: 'user' };
    expect(await list(mod)).toMatchObject([{ text: 'Ainda aqui', author: blank }]);
  });

  it('are returned as plain text: HTML, emoji and line breaks unchanged (R106)', async () => {
    const mod = await createKnownMod();
    const text = `<script>alert('1')</script>\n\t${'🧱'.repeat(1900)}`;
    await storeComment(mod.id, writer, { text });
    expect(await list(mod)).toMatchObject([{ text }]);
  });

  it('are listed even if one comment does not match its schema (R106)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    const bad = { ...buildComment(writer), kind: 'problem' };
    await firestore.doc(`mods/${mod.id}/comments/bad`).set(bad);
    expect(await list(mod)).toMatchObject([{ id }]);
  });

  it('leave the list within ten seconds after staff hide them (R106)', async () => {
    const mod = await createKnownMod();
    const id = await storeComment(mod.id, writer);
    expect(await list(mod)).toMatchObject([{ id }]);
    await firestore.doc(`mods/${mod.id}/comments/${id}`).update({ hidden: true });
    await vi.waitFor(async () => expect(await list(mod)).toEqual([]), FRESH);
  });
});

describe('distant pages', () => {
  it('are rate-limited by IP without effect on other visitors', async () => {
    const mod = await createKnownMod();
    const from = (ip: string, query: string) =>
      callEndpoint('listComments', { params: { slug: mod.slug }, query, origin, headers: { 'X-Forwarded-For': ip } });
    const { points } = RATE_LIMITS.far_comments_by_address;
    const [ip, other] = [createClientIp(), createClientIp()];
    const far = '?page=21&limit=50';
    for (let i = 0; i < points; i += 1) expect((await from(ip, far)).status).toBe(200);
    expect(getRefusal(await from(ip, far))).toBe('429 too_many_requests');
    expect((await from(ip, '?page=20&limit=50')).status).toBe(200);
    expect((await from(other, far)).status).toBe(200);
  });
});
