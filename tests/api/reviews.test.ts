import './support/own-project.ts';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../functions/src/platform/clock.ts';
import { failureOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { makeModWithoutFile, type TestMod } from './support/mods.ts';
import { ownApi, type Staff, staffMember, storedAt } from './support/staff-mods.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(() => new Date()),
}));
const setClock = (ahead = 0): void => {
  vi.mocked(now).mockImplementation(() => new Date(Date.now() + ahead));
};
beforeEach(() => setClock());

const api = ownApi();
let reviewers: Staff[];
let waiting: TestMod[];
const next = async (who: Staff, skip: readonly string[] = []) =>
  (await api.ask('nextReview', who, { body: { skip } }))?.mod.id ?? null;
const leaveAll = async () => {
  const held = await firestore.collectionGroup('private').get();
  await Promise.all(held.docs.filter((one) => one.get('claim')).map((one) => one.ref.update({ claim: null })));
};

beforeAll(async () => {
  reviewers = await Promise.all(
    ['moderator', 'moderator', 'admin', 'super_admin'].map((role) => staffMember(role as 'admin')),
  );
  // Every project of the emulator has the seed: none of its mods is to wait here.
  const seeded = await firestore.collection('mods').where('status', '==', 'pending').get();
  await Promise.all(seeded.docs.map((one) => one.ref.update({ status: 'draft', updated_at: new Date() })));
  // One after the other: the queue goes by how long each has waited.
  waiting = [];
  for (let i = 0; i < 4; i += 1) waiting.push(await makeModWithoutFile({ status: 'pending', author: `Autora ${i}` }));
  await makeModWithoutFile({ status: 'draft' });
});

describe('R123 the review queue', () => {
  beforeEach(leaveAll);

  it('hands out the longest waiting first, keeps it for who has it, and passes over what is put off', async () => {
    const [first, second] = reviewers as [Staff, Staff];
    const ids = waiting.map(({ id }) => id);
    expect(await next(first)).toBe(ids[0]);
    expect(await next(first)).toBe(ids[0]);
    expect(await next(second)).toBe(ids[1]);
    expect(await next(first, [ids[0] ?? ''])).toBe(ids[2]);
    expect(await next(second, ids)).toBeNull();
  });

  it('never gives one item to two people, however many ask at once; nothing where none is left', async () => {
    for (let round = 0; round < 3; round += 1) {
      await leaveAll();
      const got = await Promise.all(reviewers.map((who) => next(who)));
      expect(got.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted());
    }
    expect(await next(await staffMember('moderator'))).toBeNull();
  });

  it('two who claim the same at once: one has it, the other is told by whom', async () => {
    const id = waiting[3]?.id ?? '';
    const replies = await Promise.all(
      reviewers.slice(0, 2).map((who) => api.call('claimReview', who, { params: { id } })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [lost] = replies.filter(({ status }) => status === 409);
    expect(lost && failureOf(lost).message).toContain('Pessoa de Prova');
    const { claim } = (await storedAt(`mods/${id}/private/moderation`)) ?? {};
    expect(lost && failureOf(lost).errors).toEqual([
      { path: 'claim', code: 'claimed', message: claim.at.toDate().toISOString() },
    ]);
  });

  it('a claim is kept alive by its holder, given up, and worth nothing without a sign of life', async () => {
    const [first, second] = reviewers as [Staff, Staff];
    const id = waiting[0]?.id ?? '';
    const claim = (who: Staff) => api.call('claimReview', who, { params: { id } });
    const { claim: held } = await api.ask('claimReview', first, { params: { id } });
    expect(held).toMatchObject({ uid: first.uid, name: 'Pessoa de Prova' });
    setClock(CLAIM_MS - 5000);
    expect((await claim(first)).status).toBe(200);
    setClock(CLAIM_MS + 5000);
    expect(refusal(await claim(second))).toEqual({ status: 409, code: 'claimed' });
    setClock(2 * CLAIM_MS);
    expect((await claim(second)).status).toBe(200);
    expect(refusal(await claim(first))).toEqual({ status: 409, code: 'claimed' });
    await api.ask('leaveReview', first, { params: { id } });
    expect(refusal(await claim(first))).toEqual({ status: 409, code: 'claimed' });
    await api.ask('leaveReview', second, { params: { id } });
    expect((await claim(first)).status).toBe(200);
  });

  it('a sign of life keeps a claim without reading the item, and tells who has it meanwhile', async () => {
    const [first, second] = reviewers as [Staff, Staff];
    const id = waiting[0]?.id ?? '';
    const keep = (who: Staff, mod = id) => api.call('keepReview', who, { params: { id: mod } });
    await api.ask('claimReview', first, { params: { id } });
    setClock(CLAIM_MS - 5000);
    const { since } = (await storedAt(`mods/${id}/private/moderation`))?.claim ?? {};
    const kept = await keep(first);
    expect([kept.status, JSON.parse(kept.text).data]).toEqual([200, null]);
    setClock(CLAIM_MS + 5000);
    const refused = await keep(second);
    expect(refusal(refused)).toEqual({ status: 409, code: 'claimed' });
    expect(failureOf(refused).errors).toMatchObject([{ path: 'claim', message: since.toDate().toISOString() }]);
    expect(refusal(await keep(first, 'nada'))).toEqual({ status: 404, code: 'mod_not_found' });
  });

  it('claiming changes nothing that others see, and what waits no longer has nothing to claim', async () => {
    const [first] = reviewers as [Staff];
    const mod = await makeModWithoutFile({ status: 'rejected' });
    const { updated_at } = (await storedAt(`mods/${waiting[1]?.id}`)) ?? {};
    await api.ask('claimReview', first, { params: { id: waiting[1]?.id ?? '' } });
    expect((await storedAt(`mods/${waiting[1]?.id}`))?.updated_at).toEqual(updated_at);
    expect(await api.ask('claimReview', first, { params: { id: mod.id } })).toMatchObject({
      claim: null,
      mod: { status: 'rejected' },
    });
    expect(refusal(await api.call('claimReview', first, { params: { id: 'nada' } }))).toEqual({
      status: 404,
      code: 'mod_not_found',
    });
    expect(refusal(await api.call('leaveReview', first, { params: { id: 'nada' } }))).toEqual({
      status: 404,
      code: 'mod_not_found',
    });
  });
});

describe('R123 what a reviewer is told', () => {
  it('what the machine found, gravest first; how it differs from the last approved state; what was decided; who made it', async () => {
    const [moderator, , admin] = reviewers as [Staff, Staff, Staff];
    const author = 'Mestra Ferreira';
    const approved = await makeModWithoutFile({
      author,
      title: 'Ponte de Pedra',
      releases: [{ sha256: 'ab'.repeat(32), external: false }],
    });
    const mod = await makeModWithoutFile({
      author,
      title: 'ponte de pedra',
      status: 'pending',
      releases: [{ sha256: 'ab'.repeat(32), external: false, version: '1.0.0' }],
    });
    const on = { params: { id: mod.id } };
    await api.ask('approveMod', moderator, { ...on, body: {} });
    await api.ask('rejectMod', moderator, { ...on, body: { reason_code: 'incomplete', reason: 'Sem imagens' } });
    await api.ask('adminUpdateMod', admin, { ...on, body: { title: 'Ponte de Pedra!', tags: ['ponte'] } });
    await api.ask('adminUpdateMod', admin, { ...on, body: { title: 'Ponte de pedra' } });
    await firestore.doc(`mods/${mod.id}/releases/${mod.releaseId}`).update({ version: '1.1.0' });
    await api.ask('reopenMod', moderator, { ...on, body: {} });

    const review = await api.ask('claimReview', moderator, on);
    expect(review.findings.map(({ code }) => code)).toEqual([
      'duplicate_file',
      'title_taken',
      'no_thumbnail',
      'short_description',
    ]);
    expect(review.findings[0]?.values).toEqual({ title: 'Ponte de Pedra', version: '1.2.0', mod_id: approved.id });
    expect(review.findings[1]?.values).toEqual({ title: 'Ponte de Pedra', mod_id: approved.id });
    expect(review.changes).toEqual([
      { field: 'title', before: 'ponte de pedra', after: 'Ponte de pedra' },
      { field: 'tags', before: ['prova'], after: ['ponte'] },
      { field: 'releases', before: ['1.0.0'], after: ['1.1.0'] },
    ]);
    expect(review.decisions.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
      ['reopen:mod', moderator.uid, null],
      ['reject:mod', moderator.uid, 'Sem imagens'],
      ['approve:mod', moderator.uid, null],
    ]);
    expect(review.author).toMatchObject({ name: author, approved: 1, rejected: 0, others: [{ id: approved.id }] });
    expect(review.mod).toMatchObject({
      id: mod.id,
      status: 'pending',
      reason: 'Sem imagens',
      all_releases: [{ version: '1.1.0' }],
    });
    expect(review.waiting).toBe(waiting.length);
  });

  it('that it is the first of its author, without a release that visitors could get, and was never approved', async () => {
    const [moderator] = reviewers as [Staff];
    const mod = await makeModWithoutFile({
      author: 'Nunca Vista',
      status: 'pending',
      releases: [{ verdict: 'pending' }],
    });
    const review = await api.ask('claimReview', moderator, { params: { id: mod.id } });
    expect(review.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['no_clear_release', 'first_of_author']),
    );
    expect(review.changes).toBeNull();
    expect(review.decisions).toEqual([]);
  });
});
