import './support/functions-environment.ts';
import './support/mock-clock.ts';
import type { EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { FACTOR_RESET_NEW_EMAIL_MS, FACTOR_RESET_REQUEST_MS, FACTOR_RESET_WAIT_MS } from '@bigorna/domain/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { continueFactorReset } from '../../functions/src/members/accounts/factor-reset.ts';
import { askAs, callAs, callEndpoint, callForData, getRefusal } from './support/call.ts';
import { beginLogin, createMemberWithTotp, getNextCode } from './support/factors.ts';
import { auth, firestore } from './support/firebase.ts';
import { createSignedInMember, type Member, PASSWORD, sendLogin } from './support/members.ts';
import { setClockAhead } from './support/mock-clock.ts';
import { leavePoints } from './support/rate-limit-windows.ts';
import { getLogEntry } from './support/staff.ts';
import { getStored, listLogEntries, listNotifications } from './support/stored.ts';
import { getMailCode, listMailCodes } from './support/toolkit.ts';

const MINUTE_MS = 60_000;
const KIND = 'PASSWORD_RESET';
const REASON = 'Perdeu o celular e os códigos';
const STALE = '409 stale';
const FORBIDDEN = '403 forbidden';
const [chief, admin, moderator] = await Promise.all([
  createSignedInMember('super_admin'),
  createSignedInMember('admin'),
  createSignedInMember('moderator'),
]);

beforeEach(() => setClockAhead());

type Staff = Member & { token: string };
const take = (id: EndpointId, staff: Staff, { uid }: { uid: string }) =>
  callAs(id, staff, { params: { uid }, ...(id === 'requestFactorReset' ? { body: { reason: REASON } } : {}) });
const request = (member: Member, by = chief) => take('requestFactorReset', by, member);
const confirm = (member: Member, by = admin) => take('confirmFactorReset', by, member);
const cancel = (member: Member, by = admin) => take('cancelFactorReset', by, member);
const run = ({ uid }: Member) => continueFactorReset(uid, 'prova');

const hasFactors = async ({ uid }: Member) => (await getStored(`factors/${uid}`))?.totp !== undefined;
const getReset = async ({ uid }: Member) => (await getStored(`factors/${uid}`))?.reset;
const listSteps = async ({ uid }: Member) =>
  (await listLogEntries(`users/${uid}`))
    .toSorted((one, other) => one.at.toMillis() - other.at.toMillis())
    .map(({ action, after }) => [action, after?.factor_reset]);
const getTemplates = async ({ uid }: Member) => (await listNotifications(uid)).map(({ template }) => template);
/** A member whose reset two people have agreed to. */
const createConfirmed = async () => {
  const member = await createMemberWithTotp();
  await askAs('requestFactorReset', chief, { params: { uid: member.uid }, body: { reason: REASON } });
  await askAs('confirmFactorReset', admin, { params: { uid: member.uid } });
  return member;
};
/** Lets the day of waiting end. */
const endWaiting = ({ uid }: Member) => firestore.doc(`factors/${uid}`).update({ reset_due_at: new Date(0) });

describe('factor reset', () => {
  it('needs a second person, a mail and a day (R205)', async () => {
    const member = await createMemberWithTotp({ role: 'moderator' });
    const requested = await request(member);
    expect(requested.status, requested.text).toBe(200);
    expect(await getLogEntry(requested)).toMatchObject({ action: 'request:factor_reset', reason: REASON });
    setClockAhead(2 * FACTOR_RESET_WAIT_MS);
    await run(member);
    expect(await hasFactors(member)).toBe(true);
    expect(await listMailCodes(member.email, KIND)).toEqual([]);

    setClockAhead();
    const before = Date.now();
    const { factor_reset } = await askAs('confirmFactorReset', admin, { params: { uid: member.uid } });
    expect(factor_reset).toMatchObject({
      ...{ reason: REASON, requested_by: { id: chief.uid }, confirmed_by: { id: admin.uid }, can_confirm: false },
    });
    const dueAt = new Date(factor_reset?.due_at ?? 0).getTime();
    expect(dueAt - before - FACTOR_RESET_WAIT_MS).toBeGreaterThanOrEqual(0);
    expect(dueAt - Date.now() - FACTOR_RESET_WAIT_MS).toBeLessThanOrEqual(0);
    expect(await getTemplates(member)).toContain('factors_reset_planned');
    expect(await askAs('listFactors', member, {})).toMatchObject({ reset_at: factor_reset?.due_at });
    const token = await getMailCode(member.email, KIND);
    const link = await callForData('verifyResetToken', { params: { token } });
    expect(link).toEqual({ email: member.email, factor_reset_at: factor_reset?.due_at });

    setClockAhead(FACTOR_RESET_WAIT_MS - MINUTE_MS);
    await run(member);
    expect(await hasFactors(member)).toBe(true);
    setClockAhead(FACTOR_RESET_WAIT_MS);
    await run(member);
    expect(await hasFactors(member)).toBe(false);
  });

  it('ends sessions, and then needs a new password by mail instead of the old one (R205)', async () => {
    const member = await createConfirmed();
    expect((await callAs('countHistory', member)).status).toBe(200);
    await endWaiting(member);
    await run(member);
    expect(getRefusal(await callAs('countHistory', member))).toBe('401 token_expired');
    expect(getRefusal(await sendLogin(member.username))).toBe('403 password_expired');
    expect(await getTemplates(member)).toContain('factors_reset');
    const findSecond = async () => (await listMailCodes(member.email, KIND))[1];
    // The portal's own job may have taken the step, and may still be sending the mail.
    const code = await vi.waitFor(
      async () => {
        const found = await findSecond();
        expect(found).toBeDefined();
        return found;
      },
      { timeout: 20_000 },
    );
    const password = 'Novinha456';
    expect((await callEndpoint('resetPassword', { body: { token: code, password } })).status).toBe(200);
    const login = await callForData('login', { body: { identifier: member.username, password } });
    expect(login).toMatchObject({ user: { has_factor: false } });
    expect(await listSteps(member)).toEqual([
      ['request:factor_reset', 'requested'],
      ['confirm:factor_reset', 'confirmed'],
      ['reset:factor', undefined],
    ]);
  });

  it('is confirmed by another admin, and not by its requester, its owner or a moderator (R205)', async () => {
    const member = await createMemberWithTotp({ role: 'admin' });
    const other = await createMemberWithTotp();
    for (const staff of [admin, moderator]) expect(getRefusal(await request(member, staff))).toBe(FORBIDDEN);
    expect(getRefusal(await confirm(member))).toBe(STALE);
    expect((await request(member)).status).toBe(200);
    expect(getRefusal(await request(member))).toBe(STALE);
    for (const staff of [chief, member, moderator]) {
      expect(getRefusal(await confirm(member, staff))).toBe(FORBIDDEN);
    }
    const { factor_reset } = await askAs('adminGetUser', chief, { params: { id: member.uid } });
    expect(factor_reset).toMatchObject({ can_confirm: false, confirmed_by: null, due_at: null });
    const card = await askAs('adminGetUser', admin, { params: { id: member.uid } });
    expect(card.factor_reset).toMatchObject({ can_confirm: true, requested_by: { id: chief.uid } });
    expect(await askAs('adminGetUser', moderator, { params: { id: member.uid } })).toMatchObject({
      factor_reset: null,
    });
    expect((await confirm(member)).status).toBe(200);
    expect(getRefusal(await confirm(member))).toBe(STALE);
    expect(getRefusal(await confirm(other))).toBe(STALE);
  });

  it('is not possible for an equal rank or without a factor (R205)', async () => {
    const [equal, without] = [await createSignedInMember('super_admin'), await createSignedInMember()];
    expect(getRefusal(await request(equal))).toBe(FORBIDDEN);
    expect(getRefusal(await request(without))).toBe(STALE);
    expect((await request(await createMemberWithTotp())).status).toBe(200);
  });

  it('stops when its owner uses a factor (R205)', async () => {
    const member = await createConfirmed();
    const { challenge } = await beginLogin(member, PASSWORD);
    const wrong = await callEndpoint('loginFactor', { body: { challenge, code: '000000' } });
    expect(getRefusal(wrong)).toBe('400 factor_wrong');
    expect(await getReset(member)).not.toBeNull();
    await callForData('loginFactor', { body: { challenge, code: getNextCode(member.secret) } });
    expect(await getReset(member)).toBeNull();
    setClockAhead(FACTOR_RESET_WAIT_MS);
    await run(member);
    expect(await hasFactors(member)).toBe(true);
    expect(await listSteps(member)).toContainEqual(['cancel:factor_reset', 'stopped_by_owner']);
    expect((await request(member)).status).toBe(200);
  });

  it('is canceled by a person who may confirm, and not by a moderator (R205)', async () => {
    const member = await createConfirmed();
    expect(getRefusal(await cancel(member, moderator))).toBe(FORBIDDEN);
    expect(await getReset(member)).not.toBeNull();
    expect((await cancel(member)).status).toBe(200);
    expect(getRefusal(await cancel(member))).toBe(STALE);
    await run(member);
    expect(await hasFactors(member)).toBe(true);
    expect(await listSteps(member)).toContainEqual(['cancel:factor_reset', 'canceled']);
  });

  it('ends without a confirmation in seven days (R205)', async () => {
    const member = await createMemberWithTotp();
    await askAs('requestFactorReset', chief, { params: { uid: member.uid }, body: { reason: REASON } });
    setClockAhead(FACTOR_RESET_REQUEST_MS - MINUTE_MS);
    await run(member);
    expect(await getReset(member)).not.toBeNull();
    setClockAhead(FACTOR_RESET_REQUEST_MS);
    await run(member);
    expect(await getReset(member)).toBeNull();
    expect(await listSteps(member)).toContainEqual(['cancel:factor_reset', 'expired']);
  });

  it.each([
    ['requester', { role: 'admin' }],
    ['requester', { is_banned: true }],
    ['confirmer', { role: 'moderator' }],
    ['confirmer', { is_banned: true }],
    ['confirmer', undefined],
    ['owner', { role: 'super_admin' }],
  ] as const)('does not happen after a change of the %s meanwhile: %o (R205)', async (who, change) => {
    const [requester, confirmer, member] = await Promise.all([
      createSignedInMember('super_admin'),
      createSignedInMember('admin'),
      createMemberWithTotp(),
    ]);
    expect((await request(member, requester)).status).toBe(200);
    expect((await confirm(member, confirmer)).status).toBe(200);
    const changed = firestore.doc(`users/${{ requester, confirmer, owner: member }[who].uid}`);
    await (change ? changed.update(change) : changed.delete());
    await endWaiting(member);
    await run(member);
    expect(await hasFactors(member)).toBe(true);
    expect(await listSteps(member)).toContainEqual(['cancel:factor_reset', 'canceled']);
  });

  it('needs an e-mail that did not change lately, because a thief may have changed it (R205)', async () => {
    const [member, confirmed] = [await createMemberWithTotp(), await createConfirmed()];
    await auth.updateUser(member.uid, { email: `ladrao-${member.email}` });
    expect(getRefusal(await request(member))).toBe('409 email_too_new');
    const changed = await getStored(`users/${member.uid}`);
    const before = new Date(changed?.email_changed_at.toMillis() - FACTOR_RESET_NEW_EMAIL_MS);
    await firestore.doc(`users/${member.uid}`).update({ email_changed_at: before });
    expect((await request(member)).status).toBe(200);
    const first = await createMemberWithTotp();
    await firestore.doc(`users/${first.uid}`).update({ email: '' });
    expect(getRefusal(await request(first))).toBe('409 email_too_new');
    await auth.updateUser(confirmed.uid, { email: `ladrao-${confirmed.email}` });
    await endWaiting(confirmed);
    await run(confirmed);
    expect(await hasFactors(confirmed)).toBe(true);
    expect(await listSteps(confirmed)).toContainEqual(['cancel:factor_reset', 'canceled']);
  });

  it('sends its mails five times a day at most, counted by the member (R090, R205)', async () => {
    const member = await createMemberWithTotp();
    await leavePoints('factor_resets_by_account', member.uid, 1);
    for (const status of [200, 429]) {
      expect((await request(member)).status).toBe(200);
      expect((await confirm(member)).status).toBe(status);
      expect((await cancel(member)).status).toBe(200);
    }
  });

  it('ends if the Auth user was deleted, and staff then find no account to reset (R205)', async () => {
    const [member, other] = [await createConfirmed(), await createMemberWithTotp()];
    await Promise.all([member, other].map(({ uid }) => auth.deleteUser(uid)));
    await endWaiting(member);
    await run(member);
    expect(await getReset(member)).toBeNull();
    expect(await listSteps(member)).toContainEqual(['cancel:factor_reset', 'canceled']);
    expect(getRefusal(await request(other))).toBe('404 user_not_found');
    expect((await askAs('adminGetUser', admin, { params: { id: other.uid } })).email).toBe(other.email);
  });

  it.each(['ninguem', ' '])('needs an account: %j has none (R205)', async (uid) => {
    expect(getRefusal(await take('confirmFactorReset', admin, { uid }))).toBe('404 user_not_found');
  });

  it('happens once when several jobs run at the same time (R205)', async () => {
    const member = await createConfirmed();
    await endWaiting(member);
    await Promise.all([run(member), run(member), run(member)]);
    expect((await listSteps(member)).filter(([action]) => action === 'reset:factor')).toHaveLength(1);
  });
});
