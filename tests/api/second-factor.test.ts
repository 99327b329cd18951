import { BRAND } from '@bigorna/domain/brand';
import { describe, expect, it } from 'vitest';
import { getTotpCode, SEED_TOTP_SECRET } from '../../tools/shared/totp.ts';
import { createAuthenticator } from '../../tools/testing/authenticator.ts';
import {
  type ApiResponse,
  askAs,
  callAs,
  callEndpoint,
  callForData,
  createClientIp,
  getRefusal,
} from './support/call.ts';
import { environment } from './support/environment.ts';
import { addTotp, beginLogin, createMemberWithTotp, getNextCode } from './support/factors.ts';
import { firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, PASSWORD, signIn } from './support/members.ts';
import { listNotifications } from './support/stored.ts';
import { createToken } from './support/tokens.ts';
import { callToolkitOk, getMailCode } from './support/toolkit.ts';
import { waitForNextSecond } from './support/wait-for-next-second.ts';

const wrong = '400 factor_wrong';
const over = '400 challenge_invalid';
const sendProof = (challenge: string, proof: object): Promise<ApiResponse> =>
  callEndpoint('loginFactor', { body: { challenge, ...proof } });
const getTemplates = async (uid: string): Promise<unknown[]> =>
  (await listNotifications(uid)).map(({ template }) => template).toSorted();

describe('authenticator app', () => {
  it('is added with password and code, gives recovery codes, and notifies the member (R205)', async () => {
    const member = await createSignedInMember();
    const { token } = member;
    const without = await callEndpoint('beginTotp', { token, body: {} });
    expect(getRefusal(without)).toBe('400 invalid_request');
    const { secret, uri } = await callForData('beginTotp', { token, body: { current_password: PASSWORD } });
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(pathname)).toBe(`/${BRAND.name}:${member.username}`);
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ secret, issuer: BRAND.name },
      ...{ algorithm: 'SHA1', digits: '6', period: '30' },
    });
    const confirm = (code: string) => callEndpoint('confirmTotp', { token, body: { code, name: 'Celular' } });
    expect(getRefusal(await confirm(getTotpCode(SEED_TOTP_SECRET)))).toBe(wrong);
    expect(await callForData('verify', { token })).toMatchObject({ user: { has_factor: false } });
    expect((await confirm(getTotpCode(secret))).status).toBe(200);
    const { factors, recovery_codes_left } = await callForData('listFactors', { token });
    expect(factors).toMatchObject([{ kind: 'totp', name: 'Celular', last_used_at: null }]);
    expect(recovery_codes_left).toBe(10);
    expect(await getTemplates(member.uid)).toEqual(['factor_added']);
  });

  it('stores its secret and recovery codes so that the database does not reveal them (R205)', async () => {
    const { uid, secret, codes } = await createMemberWithTotp();
    const stored = JSON.stringify((await firestore.doc(`factors/${uid}`).get()).data());
    expect(stored).toContain('totp_secret');
    for (const text of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(text);
    }
  });

  it('is required at the next login, which returns a token only for its code (R205)', async () => {
    const member = await createMemberWithTotp();
    const { challenge, methods, passkey } = await beginLogin(member);
    expect(methods).toEqual(['totp', 'recovery_code']);
    expect(passkey).toBeNull();
    expect(getRefusal(await sendProof(challenge, { code: '000000' }))).toBe(wrong);
    expect(getRefusal(await sendProof(challenge, {}))).toBe('400 invalid_request');
    const session = await callForData('loginFactor', { body: { challenge, code: getNextCode(member.secret) } });
    expect(session.user).toMatchObject({ id: member.uid, has_factor: true });
    expect((await callEndpoint('countHistory', { token: session.tokens.accessToken })).status).toBe(200);
  });

  it('has codes and challenges that work once (R205)', async () => {
    const member = await createMemberWithTotp();
    const first = await beginLogin(member);
    expect(getRefusal(await sendProof(first.challenge, { code: member.code }))).toBe(wrong);
    const code = getNextCode(member.secret);
    expect((await sendProof(first.challenge, { code })).status).toBe(200);
    expect(getRefusal(await sendProof(first.challenge, { code }))).toBe(over);
    const second = await beginLogin(member);
    expect(getRefusal(await sendProof(second.challenge, { code }))).toBe(wrong);
  });

  it('refuses a challenge that is forged, for another purpose or revoked (R205)', async () => {
    const member = await createMemberWithTotp();
    const { challenge } = await beginLogin(member);
    const code = getNextCode(member.secret);
    const [payload = '', signature = ''] = challenge.split('.');
    const forged = Buffer.from(payload, 'base64url').toString().replace(member.uid, 'seed-super');
    for (const text of [
      `${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${payload}.`,
      'x',
      `${challenge}.`,
    ])
      expect(getRefusal(await sendProof(text, { code }))).toBe(over);
    const proof = await askAs('factorChallenge', member);
    expect(getRefusal(await sendProof(proof.challenge, { code }))).toBe(over);
    await firestore.doc(`users/${member.uid}`).update({ valid_after: new Date(Date.now() + 2000) });
    expect(getRefusal(await sendProof(challenge, { code }))).toBe(over);
  });

  it('allows five guesses per IP address, without effect on other IP addresses (R205, R203)', async () => {
    const member = await createMemberWithTotp();
    const { challenge } = await beginLogin(member);
    const ip = createClientIp();
    const guess = () =>
      callEndpoint('loginFactor', { body: { challenge, code: '000000' }, headers: { 'X-Forwarded-For': ip } });
    const outcomes: string[] = [];
    for (let i = 0; i < 6; i++) outcomes.push(getRefusal(await guess()));
    expect(outcomes).toEqual([...Array.from({ length: 5 }, () => wrong), '429 too_many_requests']);
    const elsewhere = await sendProof(challenge, { code: getNextCode(member.secret) });
    expect(elsewhere.status).toBe(200);
  });

  it('allows ten guesses, then only IPs where a factor, not just a reset link, was used (R205)', async () => {
    const member = await createMemberWithTotp();
    const [home, fresh] = [createClientIp(), createClientIp()];
    let password = PASSWORD;
    const useFrom = async (ip: string, recovery_code = '') => {
      const { challenge } = await beginLogin(member, password);
      return callEndpoint('loginFactor', { body: { challenge, recovery_code }, headers: { 'X-Forwarded-For': ip } });
    };
    expect((await useFrom(home, member.codes[0])).status).toBe(200);
    const { challenge } = await beginLogin(member);
    for (let guess = 0; guess < 10; guess++)
      expect(getRefusal(await sendProof(challenge, { code: '000000' }))).toBe(wrong);
    await callEndpoint('forgotPassword', { body: { email: member.email } });
    const token = await getMailCode(member.email, 'PASSWORD_RESET');
    password = 'Novinha456';
    const reset = { body: { token, password }, headers: { 'X-Forwarded-For': fresh } };
    expect((await callEndpoint('resetPassword', reset)).status).toBe(200);
    expect(getRefusal(await useFrom(fresh, member.codes[1]))).toBe('429 too_many_requests');
    expect((await useFrom(home, member.codes[1])).status).toBe(200);
  });
});

describe('recovery code', () => {
  it('works once in any letter case, and its use notifies the member (R205)', async () => {
    const member = await createMemberWithTotp();
    const [code = ''] = member.codes;
    const use = async (recovery_code: string) => sendProof((await beginLogin(member)).challenge, { recovery_code });
    expect((await use(code.toLowerCase().replace('-', ' '))).status).toBe(200);
    expect(getRefusal(await use(code))).toBe(wrong);
    expect((await askAs('listFactors', member)).recovery_codes_left).toBe(9);
    expect(await getTemplates(member.uid)).toEqual(['factor_added', 'recovery_code_used']);
  });

  it('is invalid after the member requests new recovery codes (R205)', async () => {
    const member = await createMemberWithTotp();
    const { recovery_codes } = await askAs('renewRecoveryCodes', member);
    const use = async (recovery_code = '') => sendProof((await beginLogin(member)).challenge, { recovery_code });
    expect(getRefusal(await use(member.codes[0]))).toBe(wrong);
    expect((await use(recovery_codes[0])).status).toBe(200);
  });
});

/** By kind of factor: begins to add a first factor. Returns a function that finishes the setup. */
const enrolments = {
  totp: async (token: string) => {
    const { secret } = await callForData('beginTotp', { token, body: { current_password: PASSWORD } });
    return () => callEndpoint('confirmTotp', { token, body: { code: getTotpCode(secret), name: 'Celular' } });
  },
  passkey: async (token: string) => {
    const { challenge, options } = await callForData('beginPasskey', { token, body: { current_password: PASSWORD } });
    const credential = createAuthenticator(environment.url).create(options);
    return () => callEndpoint('confirmPasskey', { token, body: { challenge, credential, name: 'Chave' } });
  },
};

describe('own factors', () => {
  it('can be renamed and removed, but staff cannot remove their last factor (R205)', async () => {
    const staff = await createMemberWithTotp({ role: 'admin' });
    const params = { id: staff.factor.id };
    const { factors } = await askAs('renameFactor', staff, { params, body: { name: 'Tablet' } });
    expect(factors).toMatchObject([{ name: 'Tablet' }]);
    expect(getRefusal(await callAs('removeFactor', staff, { params }))).toBe('409 last_factor');
    const member = await createMemberWithTotp();
    const other = await callAs('removeFactor', member, { params });
    expect(getRefusal(other)).toBe('404 factor_not_found');
    const own = await askAs('removeFactor', member, { params: { id: member.factor.id } });
    expect(own).toEqual({ factors: [], recovery_codes_left: 0, reset_at: null });
    expect((await callForData('verify', { token: await signIn(member) })).user).toMatchObject({ has_factor: false });
  });

  it('do not change in a session that Firebase revoked after a new password (R206)', async () => {
    const [thief, other] = [await createMemberWithTotp(), await createMemberWithTotp()];
    await waitForNextSecond();
    await callToolkitOk('update', { idToken: thief.token, password: 'Roubada789' });
    expect(getRefusal(await callAs('renewRecoveryCodes', thief))).toBe('401 token_expired');
    expect((await callAs('renewRecoveryCodes', other)).status).toBe(200);
  });

  it('change only with a fresh second factor, which the member can prove again (R205, R206)', async () => {
    const member = await createMemberWithTotp();
    const seconds = Math.floor(Date.now() / 1000);
    await firestore.doc(`users/${member.uid}`).update({ 'sessions.test': { ...NO_DETAILS } });
    const stale = createToken(member.uid, seconds, seconds + 3600, undefined, { mfa: seconds - 601 });
    const calls = ['beginTotp', 'confirmTotp', 'beginPasskey', 'confirmPasskey'] as const;
    for (const id of [...calls, 'renewRecoveryCodes', 'removeFactor'] as const) {
      const response = await callEndpoint(id, {
        token: stale,
        params: { id: member.factor.id },
        body: { current_password: PASSWORD },
      });
      expect(getRefusal(response), id).toBe('403 fresh_factor_required');
    }
    const { challenge } = await callForData('factorChallenge', { token: stale });
    const body = { challenge, code: getNextCode(member.secret) };
    const { tokens } = await callForData('proveFactor', { token: stale, body });
    expect((await callEndpoint('renewRecoveryCodes', { token: tokens.accessToken })).status).toBe(200);
  });

  it.each(['totp', 'passkey'] as const)(
    'need a fresh proof if another factor was added during the setup of a %s (R205)',
    async (kind) => {
      const finish = async (addOther: (token: string) => Promise<unknown>) => {
        const member = await createMember({ role: 'moderator', has_factor: false });
        const token = await signIn(member);
        const confirm = await enrolments[kind](token);
        await addOther(await signIn(member));
        return confirm();
      };
      const addOther = async (token: string) => {
        const confirm = await enrolments[kind === 'totp' ? 'passkey' : 'totp'](token);
        expect((await confirm()).status).toBe(200);
      };
      expect(getRefusal(await finish(addOther))).toBe('403 fresh_factor_required');
      expect((await finish(async () => undefined)).status).toBe(200);
    },
  );

  it('cannot be proved by one member with the challenge of another (R205)', async () => {
    const [one, other] = [await createMemberWithTotp(), await createMemberWithTotp()];
    const { challenge } = await askAs('factorChallenge', one);
    const body = { challenge, code: getNextCode(one.secret) };
    expect(getRefusal(await callAs('proveFactor', other, { body }))).toBe(over);
    expect((await callAs('proveFactor', one, { body })).status).toBe(200);
  });
});

const NO_DETAILS = {
  browser: null,
  system: null,
  country: null,
  started_at: new Date(),
  last_used_at: new Date(),
};

it('a staff account without a factor can use the console after it adds a factor (R205)', async () => {
  const member = await createMember({ role: 'admin', has_factor: false });
  const token = await signIn(member);
  expect(getRefusal(await callEndpoint('adminOverview', { token }))).toBe('403 factor_required');
  expect((await callEndpoint('dashboard', { token })).status).toBe(200);
  const added = await addTotp(token);
  expect((await callAs('adminOverview', added)).status).toBe(200);
});
