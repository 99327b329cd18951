import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import type { CommentCard } from '@bigorna/domain/endpoints/feedback';
import { COMMENT_KINDS, type Comment, type CommentKind } from '@bigorna/domain/entities/member';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { LOCALES } from '@bigorna/domain/locales';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../functions/src/catalogue/index.ts';
import { rewriteAuthorCards } from '../../functions/src/comments/author-cards.ts';
import { watchReads } from '../../functions/src/platform/firestore.ts';
import { ask, call, failureOf, metaOf, refusal, someAddress } from './support/call.ts';
import { FRESH } from './support/catalogue.ts';
import { cardOf, commentOf, putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { makeModWithoutFile, type TestMod } from './support/mods.ts';

const GONE = { status: 404, code: 'mod_not_found' };
const HIDDEN_WORD = 'palavra-escondida';
const writer = { uid: 'escritora', username: 'Escritora' };
const staff = { uid: 'equipe', username: 'Equipe' };

let api: Awaited<ReturnType<typeof serveApi>>;
let origin: string;
beforeAll(async () => {
  api = await serveApi();
  origin = api.origin;
}, 60_000);
afterAll(async () => {
  catalogue.close();
  await api.close();
});

/** Has the index look at once. */
const known = async (): Promise<void> => {
  catalogue.expectChange();
  await catalogue.ready();
};
const madeMod = async (): Promise<TestMod> => {
  const mod = await makeModWithoutFile();
  await known();
  return mod;
};
const list = ({ slug }: { slug: string }, query = ''): Promise<CommentCard[]> =>
  ask('listComments', { params: { slug }, query, origin });
const listed = ({ slug }: { slug: string }, query = '') => call('listComments', { params: { slug }, query, origin });

const minute = (i: number): Date => new Date(Date.UTC(2026, 9, 1, 12, i));
/** The i-th comment of a mod: kinds in turn, every fourth hidden, every third answered, answers in an order of their own. */
const commentAt = (i: number): Comment => {
  const hidden = i % 4 === 3;
  const said = hidden ? `${HIDDEN_WORD} ${i}` : `comentário ${i}`;
  const reply = { uid: staff.uid, author: cardOf(staff), text: `sobre ${said}`, created_at: minute(500 - i) };
  return {
    ...commentOf(writer),
    text: said,
    kind: COMMENT_KINDS[i % COMMENT_KINDS.length] ?? 'comment',
    created_at: minute(i),
    hidden,
    reply: i % 3 === 0 ? reply : null,
  };
};

describe('R106 the comments of a mod', () => {
  const MANY = 27;
  const all = Array.from({ length: MANY }, (_, i) => ({ id: `c-${i}`, ...commentAt(i) }));
  let mod: TestMod;
  beforeAll(async () => {
    mod = await makeModWithoutFile();
    const batch = firestore.batch();
    for (const { id, ...stored } of all) batch.set(firestore.doc(`mods/${mod.id}/comments/${id}`), stored);
    await batch.commit();
    await known();
  });

  const visible = (kind: CommentKind | 'all') =>
    all.filter((comment) => !comment.hidden && (kind === 'all' || comment.kind === kind));

  it.each(['all', ...COMMENT_KINDS] as const)(
    'R106 of kind %s come in pages with their true total, newest or oldest first',
    async (kind) => {
      const oldest = visible(kind).map(({ id }) => id);
      for (const sort of ['newest', 'oldest'] as const) {
        const expected = sort === 'oldest' ? oldest : oldest.toReversed();
        for (let page = 1; page <= Math.ceil(expected.length / 4) + 1; page += 1) {
          const reply = await listed(mod, `?kind=${kind}&sort=${sort}&page=${page}&limit=4`);
          const found = await list(mod, `?kind=${kind}&sort=${sort}&page=${page}&limit=4`);
          expect(found.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 4, page * 4));
          const pages = Math.ceil(expected.length / 4);
          expect(metaOf(reply)).toMatchObject({ total: expected.length, page, limit: 4, pages });
        }
      }
    },
  );

  it.each(['all', ...COMMENT_KINDS] as const)(
    'R106 of kind %s have those answered first, the newest reply first, three at most',
    async (kind) => {
      const answered = visible(kind).flatMap(({ id, reply }) => (reply === null ? [] : [{ id, at: reply.created_at }]));
      const newest = answered.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, 3);
      const reply = await listed(mod, `?kind=${kind}&limit=1`);
      expect(metaOf(reply).pinned).toMatchObject(newest.map(({ id }) => ({ id })));
      expect(reply.text).not.toContain(HIDDEN_WORD);
    },
  );

  it('R106 never show what is hidden, its answer neither, on no page', async () => {
    for (const query of ['?limit=50', '?limit=50&sort=oldest', '?limit=50&kind=praise', '?page=2&limit=10']) {
      const reply = await listed(mod, query);
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain(HIDDEN_WORD);
    }
  });

  it('R106 a page past the end is empty, however far, and reads no comment of the list', async () => {
    const { byKind, stop } = watchReads();
    const reply = await listed(mod, '?page=10000&limit=50');
    stop();
    expect(metaOf(reply)).toMatchObject({ total: visible('all').length, page: 10_000 });
    expect(await list(mod, '?page=10000&limit=50')).toEqual([]);
    expect(byKind.get('commentsNewest'), 'the count').toBe(1);
  });

  it('cost a count, the pinned ones, the page from its nearer end and the stars; asked again within seconds nothing', async () => {
    const asked = '?limit=5&page=4';
    const reads = async () => {
      const { byKind, stop } = watchReads();
      expect((await listed(mod, asked)).status).toBe(200);
      stop();
      return Object.fromEntries(byKind);
    };
    const total = visible('all').length;
    expect(total).toBe(21);
    const first = await reads();
    expect(first).toMatchObject({ commentsNewest: 1, commentsAnswered: 3, commentsOldest: 5 + 1 });
    expect(await reads()).toEqual({});
  });

  it.each([
    ['kind=problem', 'kind', 'unknown_value', { allowed: ['all', ...COMMENT_KINDS].join(', ') }],
    ['sort=best', 'sort', 'unknown_value', { allowed: 'newest, oldest' }],
    ['page=0', 'page', 'too_small', { min: 1 }],
    ['page=10001', 'page', 'too_big', { max: 10_000 }],
    ['limit=51', 'limit', 'too_big', { max: 50 }],
    ['limit=x', 'limit', 'invalid_value', {}],
    ['hidden=true', 'hidden', 'unknown_field', {}],
  ] as const)('R106 a question with %s is refused in six languages', async (query, path, code, values) => {
    for (const locale of LOCALES) {
      const params = { slug: mod.slug };
      const reply = await call('listComments', {
        params,
        query: `?${query}`,
        origin,
        headers: { 'Accept-Language': locale },
      });
      expect(reply.status).toBe(400);
      const [fault] = failureOf(reply).errors ?? [];
      expect(fault).toMatchObject({ path, code });
      expect(fault?.message).toBe(textFor(locale, code, values));
    }
    expect((await listed(mod, '?limit=50&page=1&sort=oldest&kind=bug')).status).toBe(200);
  });
});

describe('R106 whose comments', () => {
  it('R106 are found by a former slug too, and gone with the mod', async () => {
    const mod = await madeMod();
    const id = await putComment(mod.id, writer);
    expect((await list(mod)).map((comment) => comment.id)).toEqual([id]);
    const slug = `${mod.slug}-novo`;
    const batch = firestore.batch();
    batch.update(firestore.doc(`mods/${mod.id}`), { slug, updated_at: FieldValue.serverTimestamp() });
    batch.set(firestore.doc(`slugs/${slug}`), { mod_id: mod.id, current: true });
    batch.set(firestore.doc(`slugs/${mod.slug}`), { mod_id: mod.id, current: false });
    await batch.commit();
    await known();
    for (const name of [slug, mod.slug]) expect(await list({ slug: name })).toMatchObject([{ id }]);

    const archived = { status: 'archived', updated_at: FieldValue.serverTimestamp() };
    await firestore.doc(`mods/${mod.id}`).update(archived);
    await known();
    for (const name of [slug, mod.slug]) expect(refusal(await listed({ slug: name }))).toEqual(GONE);
    expect(refusal(await listed({ slug: 'de-ninguem' }))).toEqual(GONE);
  });

  it('R106 of a deleted account show a blank card, and the text as it was', async () => {
    const [mod, uid] = [await madeMod(), randomUUID()];
    const gone = { uid, username: `Ida-${uid.slice(0, 8)}` };
    await putComment(mod.id, gone, { text: 'Ainda aqui' });
    await rewriteAuthorCards(uid);
    const blank = { username: '', display_name: '', avatar_url: null, role: 'user' };
    expect(await list(mod)).toMatchObject([{ text: 'Ainda aqui', author: blank }]);
  });

  it('R106 are text: HTML, emoji and line breaks are answered as they are', async () => {
    const mod = await madeMod();
    const text = `<script>alert('1')</script>\n\t${'🧱'.repeat(1900)}`;
    await putComment(mod.id, writer, { text });
    expect(await list(mod)).toMatchObject([{ text }]);
  });

  it('R106 are listed though one of them does not fit its schema', async () => {
    const mod = await madeMod();
    const id = await putComment(mod.id, writer);
    const bad = { ...commentOf(writer), kind: 'problem' };
    await firestore.doc(`mods/${mod.id}/comments/bad`).set(bad);
    expect(await list(mod)).toMatchObject([{ id }]);
  });

  it('R106 hidden by staff leave the list within ten seconds', async () => {
    const mod = await madeMod();
    const id = await putComment(mod.id, writer);
    expect(await list(mod)).toMatchObject([{ id }]);
    await firestore.doc(`mods/${mod.id}/comments/${id}`).update({ hidden: true });
    await vi.waitFor(async () => expect(await list(mod)).toEqual([]), FRESH);
  });
});

describe('pages far in', () => {
  it('are limited by address, and cost nobody else anything', async () => {
    const mod = await madeMod();
    const from = (address: string, query: string) =>
      call('listComments', { params: { slug: mod.slug }, query, origin, headers: { 'X-Forwarded-For': address } });
    const { points } = RATE_LIMITS.far_comments_by_address;
    const [address, other] = [someAddress(), someAddress()];
    const far = '?page=21&limit=50';
    for (let i = 0; i < points; i += 1) expect((await from(address, far)).status).toBe(200);
    expect(refusal(await from(address, far))).toEqual({ status: 429, code: 'too_many_requests' });
    expect((await from(address, '?page=20&limit=50')).status).toBe(200);
    expect((await from(other, far)).status).toBe(200);
  });
});
