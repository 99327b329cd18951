import { getText } from '@bigorna/domain/errors/texts/index';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { askAs, callAs, callEndpoint, callForData, getRefusal, parseFailure } from './support/call.ts';
import { beginLogin, createMemberWithTotp, getNextCode } from './support/factors.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member, PASSWORD, sendLogin, signIn } from './support/members.ts';
import { getFirestoreStatus } from './support/rest-firestore.ts';
import { getLogEntry } from './support/staff.ts';
import { createToken } from './support/tokens.ts';
import { callToolkitOk, getMailCode, signInAtFirebase } from './support/toolkit.ts';
import { waitForNextSecond } from './support/wait-for-next-second.ts';

const EXPIRED = '403 password_expired';
const NEW = 'Novinha456';
const [moderator, admin] = [await createSignedInMember('moderator'), await createSignedInMember('admin')];

const expire = ({ uid }: Pick<Member, 'uid'>, token = admin.token, body = {}) =>
  callEndpoint('expirePassword', { params: { uid }, token, body });
const login = ({ username }: Member, password = PASSWORD) => sendLogin(username, password);
const logInBanned = ({ username }: Member) =>
  callEndpoint('loginBanned', { body: { identifier: username, password: PASSWORD } });
const ban = ({ uid }: Member) => askAs('banUser', moderator, { params: { uid }, body: { reason: 'Propaganda' } });
const getLink = async ({ email }: Member): Promise<string> => {
  await callEndpoint('forgotPassword', { body: { email } });
  return getMailCode(email, 'PASSWORD_RESET');
};
const setPassword = (token: string, password: string, locale = 'pt-BR') =>
  callEndpoint('resetPassword', { body: { token, password }, headers: { 'Accept-Language': locale } });
const reset = async (member: Member, password = NEW) => setPassword(await getLink(member), password);

describe('expired password', () => {
  it('ends all sessions and allows no login until its owner sets a new password by mail (R209)', async () => {
    const [member, other] = [await createSignedInMember(), await createSignedInMember()];
    const response = await expire(member);
    expect(response.status, response.text).toBe(200);
    expect(await getLogEntry(response)).toMatchObject({ action: 'expire:password', target: `users/${member.uid}` });
    expect(getRefusal(await callAs('dashboard', member))).toBe('401 token_expired');
    expect((await callAs('dashboard', other)).status).toBe(200);
    expect(getRefusal(await login(member, 'Errada123'))).toBe('401 invalid_credentials');
    expect(getRefusal(await login(member))).toBe(EXPIRED);
    expect((await reset(member)).status).toBe(200);
    expect((await login(member, NEW)).status).toBe(200);
  });

  it('stays expired if the e-mail changed since, for example by a thief at Firebase (R209)', async () => {
    const member = await createMember();
    expect((await expire(member)).status).toBe(200);
    const stolen = { ...member, email: `ladrao-${member.email}` };
    await auth.updateUser(member.uid, { email: stolen.email });
    expect((await reset(stolen)).status).toBe(200);
    expect(getRefusal(await login(member, NEW))).toBe(EXPIRED);
    await auth.updateUser(member.uid, { email: member.email });
    expect((await reset(member, 'Outra456y')).status).toBe(200);
    expect(getRefusal(await login(member, 'Outra456y'))).toBe(EXPIRED);
    // Staff expire it again, once the e-mail is right.
    expect((await expire(member)).status).toBe(200);
    expect((await reset(member, 'Outra789x')).status).toBe(200);
    expect((await login(member, 'Outra789x')).status).toBe(200);
  });

  it('opens nothing to a thief who had changed the e-mail; staff see that in the card (R209)', async () => {
    const member = await createMember();
    const stolen = { ...member, email: `ladrao-${member.email}` };
    const readEmail = async (staff: typeof admin) =>
      (await askAs('adminGetUser', staff, { params: { id: member.uid } })).email;
    const expireFor = (email: string) => expire(member, admin.token, { email });
    await auth.updateUser(member.uid, { email: stolen.email });
    expect((await expire(member)).status).toBe(200);
    expect((await reset(stolen)).status).toBe(200);
    expect(getRefusal(await login(member, NEW))).toBe(EXPIRED);
    expect(await readEmail(admin)).toBe(stolen.email);
    expect(getRefusal(await expireFor(member.email))).toBe('409 stale');
    await auth.updateUser(member.uid, { email: member.email });
    expect(await readEmail(moderator)).toBeNull();
    expect(getRefusal(await expireFor(member.email))).toBe('409 stale');
    expect(await readEmail(admin)).toBe(member.email);
    expect((await expireFor(member.email)).status).toBe(200);
    expect((await reset(member, 'Outra456y')).status).toBe(200);
    expect((await login(member, 'Outra456y')).status).toBe(200);
  });

  it('is reported before the second factor, and ends a login that waits for the factor (R209)', async () => {
    const member = await createMemberWithTotp();
    const { challenge } = await beginLogin(member);
    expect((await expire(member)).status).toBe(200);
    expect(getRefusal(await login(member))).toBe(EXPIRED);
    const body = { challenge, code: getNextCode(member.secret) };
    expect(getRefusal(await callEndpoint('loginFactor', { body }))).toBe('400 challenge_invalid');
    // Removes the revocation, so that only the expired password can cause the refusal.
    await firestore.doc(`users/${member.uid}`).update({ valid_after: new Date(0) });
    expect(getRefusal(await callEndpoint('loginFactor', { body }))).toBe(EXPIRED);
  });

  it('gives no access by a token of Firebase’s endpoint, even after a change there (R209)', async () => {
    const member = await createMember();
    await expire(member);
    const idToken = await signInAtFirebase(member);
    for (const id of ['dashboard', 'exportUser', 'verify'] as const)
      expect(getRefusal(await callEndpoint(id, { token: idToken })), id).toBe('401 token_expired');
    expect(await getFirestoreStatus(`users/${member.uid}`, idToken)).toBe(403);
    await callToolkitOk('update', { idToken, password: NEW });
    expect(getRefusal(await login(member, NEW))).toBe(EXPIRED);
  });

  it('stays expired if staff expire it again after the reset (R209)', async () => {
    const member = await createMember();
    await expire(member);
    expect((await reset(member)).status).toBe(200);
    await expire(member);
    expect(getRefusal(await login(member, NEW))).toBe(EXPIRED);
  });

  it('stays expired if its owner sets it again, until a different password is set (R209)', async () => {
    const member = await createMember();
    await expire(member);
    const link = await getLink(member);
    for (const locale of LOCALES) {
      const response = await setPassword(link, PASSWORD, locale);
      expect(getRefusal(response)).toBe('400 invalid_request');
      const message = getText(locale, 'password_unchanged');
      expect(parseFailure(response).errors).toEqual([{ path: 'password', code: 'password_unchanged', message }]);
    }
    expect(getRefusal(await login(member))).toBe(EXPIRED);
    expect((await setPassword(link, NEW)).status).toBe(200);
    expect((await login(member, NEW)).status).toBe(200);
  });

  it('gives a banned member no access to their data, but a new password does (R209, R208)', async () => {
    const [member, other] = [await createMember(), await createMember()];
    for (const one of [member, other]) await ban(one);
    await expire(member);
    expect(getRefusal(await logInBanned(member))).toBe(EXPIRED);
    expect((await logInBanned(other)).status).toBe(200);
    await waitForNextSecond();
    const [stolen, honest] = [await signInAtFirebase(member), await signInAtFirebase(other)];
    expect(getRefusal(await callEndpoint('exportUser', { token: stolen }))).toBe(EXPIRED);
    expect((await callEndpoint('exportUser', { token: honest })).status).toBe(200);
    expect(await getFirestoreStatus(`users/${member.uid}`, stolen)).toBe(403);
    expect(await getFirestoreStatus(`users/${other.uid}`, honest)).toBe(200);
    expect((await reset(member)).status).toBe(200);
    const body = { identifier: member.username, password: NEW };
    const access = await callForData('loginBanned', { body });
    if (!('accessToken' in access)) expect.unreachable();
    expect((await callEndpoint('exportUser', { token: access.accessToken })).status).toBe(200);
  });

  it('requires an admin with a higher rank and a fresh factor (R209, R206)', async () => {
    const [member, equal] = [await createMember(), await createMember({ role: 'admin' })];
    expect(getRefusal(await expire(member, moderator.token))).toBe('403 forbidden');
    for (const one of [equal, admin]) expect(getRefusal(await expire(one))).toBe('403 forbidden');
    expect(getRefusal(await expire({ uid: 'ninguem' }))).toBe('404 user_not_found');
    const at = Math.floor(Date.now() / 1000);
    const stale = createToken(admin.uid, at, at + 3600, undefined, { mfa: at - 601 });
    const session = { browser: null, system: null, country: null, started_at: new Date(), last_used_at: new Date() };
    await firestore.doc(`users/${admin.uid}`).update({ 'sessions.test': session });
    expect(getRefusal(await expire(member, stale))).toBe('403 fresh_factor_required');
    expect((await login(member)).status).toBe(200);
    expect((await expire(member)).status).toBe(200);
  });
});

describe('sign-out of many', () => {
  it('is refused to admins, and without a reason or a valid scope (R209)', async () => {
    const chief = await createSignedInMember('super_admin');
    const body = { scope: 'staff', reason: 'Vazamento' };
    expect(getRefusal(await callAs('signOutMany', admin, { body }))).toBe('403 forbidden');
    expect(getRefusal(await callAs('signOutMany', chief, { body: { scope: 'staff' } }))).toBe('400 invalid_request');
    const none = { ...body, scope: 'nobody' };
    expect(getRefusal(await callAs('signOutMany', chief, { body: none }))).toBe('400 invalid_request');
    expect((await callEndpoint('adminOverview', { token: await signIn(admin) })).status).toBe(200);
  });
});
