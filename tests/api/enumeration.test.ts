import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { RATE_LIMITS, type SharedLimitName } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { consume } from '../../functions/src/platform/rate-limits.ts';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal } from './support/call.ts';
import { auth } from './support/firebase.ts';
import { createMember, createSignedInMember, PASSWORD, sendLogin, signIn } from './support/members.ts';
import { toComparable } from './support/to-comparable.ts';
import { listMailCodes, requestMailCode } from './support/toolkit.ts';

/** Except at registration, responses must not depend on whether an e-mail or username has an account. */
const createUnknownEmail = () => `ninguem-${randomUUID().slice(0, 12)}@bigorna.test`;
const TOO_MANY = '429 too_many_requests';
const INVALID_LINK = '400 link_invalid';

/** Asserts that all responses are equal and as expected. */
const expectAlike = (responses: readonly ApiResponse[], expected: string) => {
  const [first, ...others] = responses;
  if (first === undefined) throw new Error('Nothing to compare');
  expect(getRefusal(first)).toEqual(expected);
  for (const other of others) expect(toComparable(other)).toEqual(toComparable(first));
  for (const { headers } of responses) expect(headers.has('retry-after')).toBe(first.headers.has('retry-after'));
};

const leaveOnePoint = async (limit: SharedLimitName, key: string): Promise<void> => {
  for (let i = 1; i < RATE_LIMITS[limit].points; i += 1) await consume(limit, key);
};

describe('login', () => {
  it('is refused with equal bytes, headers and limits, with or without an account (R062, R090)', async () => {
    const [member, banned, ip] = [await createMember(), await createMember({ is_banned: true }), createClientIp()];
    const login = (identifier: string, password: string) =>
      sendLogin(identifier, password, { headers: { 'X-Forwarded-For': ip } });
    const identifiers = [member.username, member.email, banned.username];
    const tried = [...identifiers, `ninguem_${randomUUID().slice(0, 8)}`, createUnknownEmail()];
    for (const name of tried) await leaveOnePoint('login_by_account_and_address', `${name.toLowerCase()} ${ip}`);

    const wrong = await Promise.all(tried.map((identifier) => login(identifier, 'Errada123')));
    expectAlike(wrong, '401 invalid_credentials');
    expectAlike(await Promise.all(tried.map((identifier) => login(identifier, PASSWORD))), TOO_MANY);

    expect((await sendLogin(member.username)).status).toBe(200);
  });
});

describe('password reset mail', () => {
  it('is refused with equal bytes and limits, with or without an account (R065, R090)', async () => {
    const emails = [(await createMember()).email, createUnknownEmail()];
    const forgot = (email: string) => callEndpoint('forgotPassword', { body: { email } });
    for (const email of emails) await leaveOnePoint('forgot_by_email', email);
    const [known, unknown] = await Promise.all(emails.map(forgot));
    expect(known?.status).toBe(200);
    expect(unknown?.status).toBe(200);
    expectAlike(await Promise.all(emails.map(forgot)), TOO_MANY);
  });
});

describe('invalid link', () => {
  it('gets equal responses for an account, an Auth user without account, or a wrong code (R066)', async () => {
    const [member, orphan] = [await createMember(), { email: createUnknownEmail() }];
    await auth.createUser({ email: orphan.email, password: PASSWORD });
    const [used, orphans] = await Promise.all(
      [member, orphan].map(({ email }) => requestMailCode(email, 'PASSWORD_RESET')),
    );
    if (used === undefined || orphans === undefined) throw new Error('No links');
    const checkToken = (token: string) => callEndpoint('verifyResetToken', { params: { token } });
    const reset = (token: string) => callEndpoint('resetPassword', { body: { token, password: 'Novinha456' } });
    expect((await checkToken(used)).status).toBe(200);
    expect((await reset(used)).status).toBe(200);

    const dead = [used, orphans, 'nada'];
    expectAlike(await Promise.all(dead.map(checkToken)), INVALID_LINK);
    expectAlike(await Promise.all(dead.map(reset)), INVALID_LINK);
  });

  it('gets equal responses from verifyEmail with or without an account (R077)', async () => {
    const member = await createMember({ is_verified: false });
    const [{ email }, idToken] = [member, await signIn(member)];
    const used = await requestMailCode(email, 'VERIFY_EMAIL', { idToken });
    const follow = (token: string) => callEndpoint('verifyEmail', { body: { token } });
    expect((await follow(used)).status).toBe(200);
    expectAlike(await Promise.all([used, 'nada'].map(follow)), INVALID_LINK);
  });
});

describe('e-mail change', () => {
  it('is counted and refused for a taken e-mail like for a free one (R090)', async () => {
    const [taker, mover, other] = [await createSignedInMember(), await createSignedInMember(), await createMember()];
    const cases = [
      { ...taker, wanted: other.email },
      { ...mover, wanted: createUnknownEmail() },
    ];
    const change = ({ token, wanted: newEmail }: (typeof cases)[number]) =>
      callEndpoint('updateEmail', { token, body: { email: newEmail, current_password: PASSWORD } });
    for (const { uid } of cases) await leaveOnePoint('email_change_by_account', uid);
    expect((await Promise.all(cases.map(change))).map(({ status }) => status)).toEqual([200, 200]);
    expect(await listMailCodes(mover.email, 'VERIFY_AND_CHANGE_EMAIL')).toHaveLength(1);
    expectAlike(await Promise.all(cases.map(change)), TOO_MANY);
  });
});
