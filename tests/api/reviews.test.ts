import './support/separate-project.ts';
import './support/mock-clock.ts';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getRefusal, parseFailure } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { setClockAhead } from './support/mock-clock.ts';
import { createModWithExternalFile, type TestMod } from './support/mods.ts';
import { RELEASE_FORM } from './support/releases.ts';
import { getLogEntryId } from './support/staff.ts';
import { createLocalApi, createStaffMember, type Staff } from './support/staff-mods.ts';
import { getStored } from './support/stored.ts';

beforeEach(() => setClockAhead());

const api = await createLocalApi();
let reviewers: Staff[];
let queuedMods: TestMod[];
const claimNext = async (who: Staff, skip: readonly string[] = []) =>
  (await api.ask('nextReview', who, { body: { skip } }))?.mod.id ?? null;
const leaveAll = async () => {
  const claims = await firestore.collectionGroup('private').get();
  await Promise.all(claims.docs.filter((one) => one.get('claim')).map((one) => one.ref.update({ claim: null })));
};

beforeAll(async () => {
  reviewers = await Promise.all(
    ['moderator', 'moderator', 'admin', 'super_admin'].map((role) => createStaffMember(role as 'admin')),
  );
  // The emulator adds the seed data to every project, so remove the seed's mods from the queue.
  const seeded = await firestore.collection('mods').where('status', '==', 'pending').get();
  await Promise.all(seeded.docs.map((one) => one.ref.update({ status: 'draft', updated_at: new Date() })));
  // Created one by one: the queue is sorted by waiting time.
  queuedMods = [];
  for (let i = 0; i < 4; i += 1)
    queuedMods.push(await createModWithExternalFile({ status: 'pending', author: `Autora ${i}` }));
  await createModWithExternalFile({ status: 'draft' });
});

describe('review queue (R123)', () => {
  beforeEach(leaveAll);

  it('returns the oldest free item or the item claimed by the caller, except postponed items', async () => {
    const [first, second] = reviewers as [Staff, Staff];
    const ids = queuedMods.map(({ id }) => id);
    expect(await claimNext(first)).toBe(ids[0]);
    expect(await claimNext(first)).toBe(ids[0]);
    expect(await claimNext(second)).toBe(ids[1]);
    expect(await claimNext(first, [ids[0] ?? ''])).toBe(ids[2]);
    expect(await claimNext(second, ids)).toBeNull();
  });

  it('never gives one item to two requests at once, and returns null when no item is free', async () => {
    for (let round = 0; round < 3; round += 1) {
      await leaveAll();
      const got = await Promise.all(reviewers.map((who) => claimNext(who)));
      expect(got.toSorted()).toEqual(queuedMods.map(({ id }) => id).toSorted());
    }
    expect(await claimNext(await createStaffMember('moderator'))).toBeNull();
  });

  it('gives a claim to one of two concurrent requests, and names the holder to the other', async () => {
    const id = queuedMods[3]?.id ?? '';
    const responses = await Promise.all(
      reviewers.slice(0, 2).map((who) => api.call('claimReview', who, { params: { id } })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [lost] = responses.filter(({ status }) => status === 409);
    expect(lost && parseFailure(lost).message).toContain('Pessoa de Prova');
    const { claim } = (await getStored(`mods/${id}/private/moderation`)) ?? {};
    expect(lost && parseFailure(lost).errors).toEqual([
      { path: 'claim', code: 'claimed', message: claim.at.toDate().toISOString() },
    ]);
  });

  it('lets the holder renew a claim, which ends when the holder leaves or stops renewing', async () => {
    const [first, second] = reviewers as [Staff, Staff];
    const id = queuedMods[0]?.id ?? '';
    const claim = (who: Staff) => api.call('claimReview', who, { params: { id } });
    const { claim: heldClaim } = await api.ask('claimReview', first, { params: { id } });
    expect(heldClaim).toMatchObject({ uid: first.uid, name: 'Pessoa de Prova' });
    setClockAhead(CLAIM_MS - 5000);
    expect((await claim(first)).status).toBe(200);
    setClockAhead(CLAIM_MS + 5000);
    expect(getRefusal(await claim(second))).toBe('409 claimed');
    setClockAhead(2 * CLAIM_MS);
    expect((await claim(second)).status).toBe(200);
    expect(getRefusal(await claim(first))).toBe('409 claimed');
    await api.ask('leaveReview', first, { params: { id } });
    expect(getRefusal(await claim(first))).toBe('409 claimed');
    await api.ask('leaveReview', second, { params: { id } });
    expect((await claim(first)).status).toBe(200);
  });

  it('renews a claim by heartbeat, returns no item, and refuses the heartbeat of others', async () => {
    const [first, second] = reviewers as [Staff, Staff];
    const id = queuedMods[0]?.id ?? '';
    const keep = (who: Staff, mod = id) => api.call('keepReview', who, { params: { id: mod } });
    await api.ask('claimReview', first, { params: { id } });
    setClockAhead(CLAIM_MS - 5000);
    const { since } = (await getStored(`mods/${id}/private/moderation`))?.claim ?? {};
    const renewed = await keep(first);
    expect([renewed.status, JSON.parse(renewed.text).data]).toEqual([200, null]);
    setClockAhead(CLAIM_MS + 5000);
    const rejected = await keep(second);
    expect(getRefusal(rejected)).toBe('409 claimed');
    expect(parseFailure(rejected).errors).toMatchObject([{ path: 'claim', message: since.toDate().toISOString() }]);
    expect(getRefusal(await keep(first, 'nada'))).toBe('404 mod_not_found');
  });

  it('lists who claims which item, and shows a claimed item to a colleague (R123)', async () => {
    const [first, second] = reviewers as [Staff, Staff];
    const id = queuedMods[2]?.id ?? '';
    const list = () => api.ask('listReviewClaims', second);
    expect(await list()).toEqual([]);
    await api.ask('claimReview', first, { params: { id } });
    const claim = { uid: first.uid, name: 'Pessoa de Prova', since: expect.any(String) };
    expect(await list()).toEqual([{ ...claim, mod_id: id, title: `Prova ${queuedMods[2]?.word}` }]);
    expect(await api.ask('getReview', second, { params: { id } })).toMatchObject({ mod: { id }, claim });
    expect((await getStored(`mods/${id}/private/moderation`))?.claim.uid).toBe(first.uid);
    expect(getRefusal(await api.call('getReview', second, { params: { id: 'nada' } }))).toBe('404 mod_not_found');
    setClockAhead(CLAIM_MS + 5000);
    expect(await list()).toEqual([]);
  });

  it('changes no public data by a claim, and gives no claim on a decided mod', async () => {
    const [first] = reviewers as [Staff];
    const mod = await createModWithExternalFile({ status: 'rejected' });
    const { updated_at } = (await getStored(`mods/${queuedMods[1]?.id}`)) ?? {};
    await api.ask('claimReview', first, { params: { id: queuedMods[1]?.id ?? '' } });
    expect((await getStored(`mods/${queuedMods[1]?.id}`))?.updated_at).toEqual(updated_at);
    expect(await api.ask('claimReview', first, { params: { id: mod.id } })).toMatchObject({
      claim: null,
      mod: { status: 'rejected' },
    });
    expect(getRefusal(await api.call('claimReview', first, { params: { id: 'nada' } }))).toBe('404 mod_not_found');
    expect(getRefusal(await api.call('leaveReview', first, { params: { id: 'nada' } }))).toBe('404 mod_not_found');
  });

  it('keeps the place of a mod after edits, releases and undone actions, not after a reopening', async () => {
    const [moderator, , admin] = reviewers as [Staff, Staff, Staff];
    const [id, next] = queuedMods.map((mod) => mod.id) as [string, string];
    const readSubmittedAt = async () => (await getStored(`mods/${id}`))?.submitted_at as Timestamp;
    const submittedAt = await readSubmittedAt();
    const decisions = [
      ['approveMod', {}],
      ['rejectMod', { reason_code: 'incomplete' }],
    ] as const;
    for (const [call, body] of decisions) {
      const entry = getLogEntryId(await api.call(call, moderator, { params: { id }, body })) ?? '';
      expect((await api.call('undoLog', moderator, { params: { id: entry } })).status).toBe(200);
      expect(await claimNext(moderator)).toBe(id);
    }
    await api.ask('adminUpdateMod', admin, { params: { id }, body: { short_description: 'Outra' } });
    expect(await readSubmittedAt()).toEqual(submittedAt);
    const { mod } = await api.ask('claimReview', moderator, { params: { id } });
    expect(mod.submitted_at).toBe(submittedAt.toDate().toISOString());

    const external = { ...RELEASE_FORM, external_url: 'https://exemplo.example/prova-2.0.0.jar' };
    const release = await api.ask('createRelease', admin, { params: { id }, body: external });
    await api.ask('updateRelease', admin, { params: { mod: id, id: release.id }, body: { changelog: 'Outra' } });
    expect(await readSubmittedAt()).toEqual(submittedAt);

    const rejected = await api.call('rejectMod', moderator, { params: { id }, body: { reason_code: 'incomplete' } });
    const reopened = await api.call('reopenMod', moderator, { params: { id }, body: {} });
    expect(await claimNext(moderator)).toBe(next);
    const { docs } = await firestore.collection('mods').where('status', '==', 'pending').orderBy('submitted_at').get();
    expect(docs.at(-1)?.id).toBe(id);
    for (const undone of [reopened, rejected]) {
      const params = { id: getLogEntryId(undone) ?? '' };
      expect((await api.call('undoLog', moderator, { params })).status).toBe(200);
    }
    expect(await readSubmittedAt()).toEqual(submittedAt);
    await leaveAll();
    expect(await claimNext(moderator)).toBe(id);
  });

  it('returns mods without submitted_at last; an edit sets it to the previous updated_at', async () => {
    const [moderator, , admin] = reviewers as [Staff, Staff, Staff];
    const [, oldId] = queuedMods.map((mod) => mod.id) as [string, string];
    await firestore.doc(`mods/${oldId}`).update({ submitted_at: FieldValue.delete() });
    const others = queuedMods.map((mod) => mod.id).filter((id) => id !== oldId);
    expect(others).toContain(await claimNext(moderator));
    expect(await claimNext(moderator, others)).toBe(oldId);
    const { updated_at } = (await getStored(`mods/${oldId}`)) ?? {};
    await api.ask('adminUpdateMod', admin, { params: { id: oldId }, body: { short_description: 'Outra' } });
    expect((await getStored(`mods/${oldId}`))?.submitted_at).toEqual(updated_at);
  });
});

describe('review details (R123)', () => {
  it('have findings by severity, changes since the last approval, decisions and the creator', async () => {
    const [moderator, , admin] = reviewers as [Staff, Staff, Staff];
    const author = 'Mestra Ferreira';
    const approved = await createModWithExternalFile({
      author,
      title: 'Ponte de Pedra',
      releases: [{ sha256: 'ab'.repeat(32), external: false }],
    });
    const mod = await createModWithExternalFile({
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
    expect(review.waiting).toBe(queuedMods.length);
  });

  it('say that a mod is the author’s first, has no clear release and was never approved', async () => {
    const [moderator] = reviewers as [Staff];
    const mod = await createModWithExternalFile({
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
