import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import { PASSWORD as LENGTH } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal, parseData, parseFailure } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { buildNewcomer, createMember, createSignedInMember, type Member, sendLogin } from './support/members.ts';
import { callToolkitOk, requestMailCode } from './support/toolkit.ts';

/** Some systems write an accented letter as one character, others as a letter and a combining accent. */
const COMPOSED = 'Maçã7Granítica'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');
const FORMS = [COMPOSED, DECOMPOSED];
/** A form between the two: only one of its accents is combining. */
const MIXED = `Maçã7Grani\u0301tica`;
const NEW = 'Pão8Açúcar-Çedilha';
const WRONG = '401 invalid_credentials';

const login = ({ username }: Pick<Member, 'username'>, password: string): Promise<ApiResponse> =>
  sendLogin(username, password);
const expectLogin = async (member: Pick<Member, 'username'>, passwords: readonly string[]): Promise<void> => {
  for (const password of passwords) expect((await login(member, password)).status, password).toBe(200);
};
/** Stores a password unchanged, as the portal did before it normalized passwords. */
const createMemberWith = async (password: string): Promise<Member & { token: string }> => {
  const member = await createMember();
  await auth.updateUser(member.uid, { password });
  const response = await login(member, password);
  const data = parseData('login', response);
  if ('second_factor' in data) throw new Error('The account asks for a second factor');
  return { ...member, token: data.tokens.accessToken };
};
const getFieldErrors = (response: ApiResponse) => parseFailure(response).errors?.map(({ path, code }) => [path, code]);

describe('password with accents', () => {
  it.each([
    ['composed', COMPOSED, DECOMPOSED],
    ['decomposed', DECOMPOSED, COMPOSED],
  ])('logs in with both forms when it is set %s at registration (R062)', async (_name, set, other) => {
    const body = { ...buildNewcomer(), password: set };
    expect((await callEndpoint('register', { body })).status).toBe(200);
    await expectLogin(body, [set, other]);
    expect(getRefusal(await login(body, `${other}x`))).toBe(WRONG);
  });

  it('is stored composed, and its confirmation may have another form (R082)', async () => {
    const newcomer = buildNewcomer();
    const send = (confirmation: string) =>
      callEndpoint('register', { body: { ...newcomer, password: DECOMPOSED, password_confirmation: confirmation } });
    expect(getFieldErrors(await send('Maca7Granitica'))).toEqual([['password_confirmation', 'passwords_differ']]);
    expect((await send(COMPOSED)).status).toBe(200);
    await callToolkitOk('signInWithPassword', { email: newcomer.email, password: COMPOSED });
    await expect(callToolkitOk('signInWithPassword', { email: newcomer.email, password: DECOMPOSED })).rejects.toThrow(
      'INVALID_PASSWORD',
    );
  });

  it.each([
    ['decomposed', DECOMPOSED, FORMS],
    ['in a mixed form', MIXED, [MIXED]],
  ])('still logs in when it was stored %s before (R062)', async (_name, stored, typed) => {
    const member = await createMemberWith(stored);
    await expectLogin(member, typed);
    expect(getRefusal(await login(member, 'Maca7Granitica'))).toBe(WRONG);
  });

  it('is the current password in both forms for a change, a mail, a factor, a deletion (R082)', async () => {
    const { token, ...member } = await createMemberWith(DECOMPOSED);
    const call = (id: Parameters<typeof callEndpoint>[0], body: object, caller = token) =>
      callEndpoint(id, { body, token: caller });
    for (const current_password of FORMS) {
      expect((await call('beginTotp', { current_password })).status).toBe(200);
      const email = `${current_password.length}-${member.email}`;
      expect((await call('updateEmail', { email, current_password })).status).toBe(200);
    }
    const change = await call('updatePassword', { current_password: COMPOSED, password: NEW.normalize('NFD') });
    expect(change.status, change.text).toBe(200);
    await expectLogin(member, [NEW.normalize('NFC'), NEW.normalize('NFD')]);
    const { accessToken } = parseData('updatePassword', change).tokens;
    const deletion = { current_password: NEW.normalize('NFD'), confirmation: DELETION_WORDS['pt-BR'] };
    expect((await call('deleteUser', { ...deletion, current_password: COMPOSED }, accessToken)).status).toBe(400);
    expect((await call('deleteUser', deletion, accessToken)).status).toBe(200);
  });

  it('is unchanged in another form, at a change and at a reset by mail (R066, R082)', async () => {
    const { token, email } = await createMemberWith(DECOMPOSED);
    const unchanged = [['password', 'password_unchanged']];
    const code = await requestMailCode(email, 'PASSWORD_RESET');
    for (const password of FORMS) {
      const change = { current_password: DECOMPOSED, password };
      expect(getFieldErrors(await callEndpoint('updatePassword', { token, body: change }))).toEqual(unchanged);
      const reset = { token: code, password };
      expect(getFieldErrors(await callEndpoint('resetPassword', { body: reset }))).toEqual(unchanged);
    }
    expect((await callEndpoint('resetPassword', { body: { token: code, password: NEW } })).status).toBe(200);
  });

  it('logs in with both forms when a mail link sets it, also a banned member (R066, R208)', async () => {
    const member = await createMember();
    const token = await requestMailCode(member.email, 'PASSWORD_RESET');
    expect((await callEndpoint('resetPassword', { body: { token, password: DECOMPOSED } })).status).toBe(200);
    await expectLogin(member, FORMS);
    await firestore.doc(`users/${member.uid}`).update({ is_banned: true, ban_reason: 'Spam' });
    for (const password of FORMS) {
      const body = { identifier: member.username, password };
      expect((await callEndpoint('loginBanned', { body })).status).toBe(200);
    }
  });

  it('may have as many letters in one form as in the other (R082)', async () => {
    const password = `Aa7${'ã'.repeat(LENGTH.max - 3)}`;
    const body = { ...buildNewcomer(), password: password.normalize('NFD') };
    expect((await callEndpoint('register', { body })).status).toBe(200);
    await expectLogin(body, [password.normalize('NFC'), password.normalize('NFD')]);
    expect(getFieldErrors(await login(body, `${password}ã`))).toEqual([['password', 'too_long']]);
  });

  it('counts one attempt when it is wrong, although two forms are tried (R090)', async () => {
    const { username } = await createSignedInMember();
    const headers = { 'X-Forwarded-For': createClientIp() };
    const guess = () => sendLogin(username, DECOMPOSED, { headers });
    const { points } = RATE_LIMITS.login_by_account_and_address;
    const guesses = await Promise.all(Array.from({ length: points }, guess));
    expect(new Set(guesses.map(getRefusal))).toEqual(new Set([WRONG]));
    expect(getRefusal(await guess())).toBe('429 too_many_requests');
  });
});
