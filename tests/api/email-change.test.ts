import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { getText } from '@bigorna/domain/errors/texts/index';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { consume } from '../../functions/src/platform/rate-limits.ts';
import { buildTestSessions } from '../../tools/testing/new-member.ts';
import {
  type ApiResponse,
  callAs,
  callEndpoint,
  getRefusal,
  parseData,
  parseFailure,
  parseMessage,
} from './support/call.ts';
import { createMemberWithTotp } from './support/factors.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember, createSignedInMember, type Member, PASSWORD, sendLogin } from './support/members.ts';
import { toComparable } from './support/to-comparable.ts';
import { createToken } from './support/tokens.ts';
import { getMailCode, listMailCodes } from './support/toolkit.ts';

/** Minimum response time, whether the e-mail has an account or not. */
const MIN_RESPONSE_MS = 1500;
const KIND = 'VERIFY_AND_CHANGE_EMAIL';

const createEmail = () => `Outro-${randomUUID().slice(0, 12)}@bigorna.test`;
const requestChange = (token: string | undefined, body: object, locale = 'pt-BR'): Promise<ApiResponse> =>
  callEndpoint('updateEmail', { token, body, headers: { 'Accept-Language': locale } });
const getAccount = async ({ uid }: Pick<Member, 'uid'>) => (await firestore.doc(`users/${uid}`).get()).data();

describe('e-mail change', () => {
  it('takes effect when the mailed link is used; then the previous e-mail cannot sign in', async () => {
    const member = await createSignedInMember();
    const email = createEmail();
    const before = await getAccount(member);
    const response = await requestChange(member.token, { email, current_password: PASSWORD });
    expect(response.status, response.text).toBe(200);
    expect(parseMessage(response)).toBe('Enviamos um link de verificação para o novo endereço.');
    expect(await getAccount(member)).toEqual(before);
    expect((await sendLogin(member.email)).status).toBe(200);
    expect((await sendLogin(email)).status).toBe(401);

    const link = await getMailCode(member.email, KIND);
    const { change, session } = parseData(
      'verifyEmail',
      await callAs('verifyEmail', member, { body: { token: link } }),
    );
    expect(change).toBe('changed');
    expect(session?.user.email).toBe(email.toLowerCase());
    expect((await callEndpoint('countHistory', { token: session?.tokens.accessToken })).status).toBe(200);
    for (const identifier of [email, member.username]) expect((await sendLogin(identifier)).status).toBe(200);
    expect(getRefusal(await sendLogin(member.email))).toBe('401 invalid_credentials');
  });

  it('responds equally, after a minimum time, for a taken e-mail, and changes nothing', async () => {
    const [member, other] = await Promise.all([createSignedInMember(), createMember()]);
    const times: number[] = [];
    const requestTimed = async (email: string): Promise<ApiResponse> => {
      const startedAt = performance.now();
      const response = await requestChange(member.token, { email, current_password: PASSWORD });
      times.push(performance.now() - startedAt);
      return response;
    };
    const takenResponse = await requestTimed(other.email.toUpperCase());
    expect(takenResponse.status).toBe(200);
    expect(await listMailCodes(member.email, KIND)).toEqual([]);
    expect(toComparable(await requestTimed(createEmail()))).toEqual(toComparable(takenResponse));
    expect(await listMailCodes(member.email, KIND)).toHaveLength(1);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(MIN_RESPONSE_MS - 1);
    expect((await auth.getUser(other.uid)).email).toBe(other.email);
    expect(await getAccount(member)).toMatchObject({ email: member.email });
  });

  it.each([
    ['a wrong password', { current_password: 'Errada123' }, 'current_password', 'password_wrong'],
    ['a missing password', { current_password: undefined }, 'current_password', 'required'],
    ['a missing e-mail', { email: undefined }, 'email', 'required'],
    ['an invalid email', { email: 'nada' }, 'email', 'invalid_email'],
  ] as const)('refuses %s with an error at the field, and sends no mail (R088)', async (_what, wrong, path, code) => {
    const member = await createSignedInMember();
    for (const locale of ['pt-BR', 'zh-CN'] as const) {
      const response = await requestChange(
        member.token,
        { email: createEmail(), current_password: PASSWORD, ...wrong },
        locale,
      );
      expect(getRefusal(response)).toBe('400 invalid_request');
      expect(parseFailure(response).errors).toEqual([{ path, code, message: getText(locale, code) }]);
    }
    expect(await listMailCodes(member.email, KIND)).toEqual([]);
    expect((await callAs('countHistory', member)).status).toBe(200);
  });

  it('needs a fresh second factor if the member has a factor (R206)', async () => {
    const [member, plain] = [await createMemberWithTotp(), await createMember()];
    await firestore.doc(`users/${member.uid}`).set({ sessions: buildTestSessions() }, { merge: true });
    const at = Math.floor(Date.now() / 1000);
    const change = ({ uid }: Pick<Member, 'uid'>, mfa: number | undefined) =>
      requestChange(createToken(uid, at, at + 3600, undefined, { mfa }), {
        email: createEmail(),
        current_password: PASSWORD,
      });
    for (const mfa of [undefined, at - 601])
      expect(getRefusal(await change(member, mfa))).toBe('403 fresh_factor_required');
    expect(await listMailCodes(member.email, KIND)).toEqual([]);
    for (const [one, mfa] of [
      [member, at - 500],
      [plain, undefined],
    ] as const)
      expect((await change(one, mfa)).status).toBe(200);
  });

  it('refuses the current e-mail in any letter case (R088)', async () => {
    const member = await createSignedInMember();
    for (const email of [member.email, ` ${member.email.toUpperCase()} `]) {
      const response = await requestChange(member.token, { email, current_password: PASSWORD });
      expect(parseFailure(response).errors).toEqual([
        { path: 'email', code: 'email_unchanged', message: 'Este já é o seu e-mail' },
      ]);
    }
    expect(await listMailCodes(member.email, KIND)).toEqual([]);
  });

  it('is limited per hour: 429 with Retry-After, and no mail (R090)', async () => {
    const member = await createSignedInMember();
    const { points } = RATE_LIMITS.email_change_by_account;
    for (let i = 0; i < points; i += 1) await consume('email_change_by_account', member.uid);
    const rejected = await requestChange(member.token, { email: createEmail(), current_password: PASSWORD });
    expect(getRefusal(rejected)).toBe('429 too_many_requests');
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await listMailCodes(member.email, KIND)).toEqual([]);
  });

  it('refuses a request without a token: 401', async () => {
    const response = await requestChange(undefined, { email: createEmail(), current_password: PASSWORD });
    expect(getRefusal(response)).toBe('401 unauthorized');
  });
});
