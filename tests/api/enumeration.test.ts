import './support/functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { RATE_LIMITS, type SharedLimitName } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { spend } from '../../functions/src/platform/rate-limits.ts';
import { call, type Reply, refusal, someAddress } from './support/call.ts';
import { auth } from './support/firebase.ts';
import { makeMember, PASSWORD, signedIn, signIn } from './support/members.ts';
import { seen } from './support/seen.ts';
import { codesTo, codeTo, toolkitDoes } from './support/toolkit.ts';

/** What a stranger sees must not differ with whether an address or a name has an account; registration alone may say so. */
const nobody = () => `ninguem-${randomUUID().slice(0, 12)}@bigorna.test`;
const TOO_MANY = { status: 429, code: 'too_many_requests' };
const DEAD = { status: 400, code: 'link_invalid' };

/** All of them look the same, and are what they should be. */
const expectAlike = (replies: readonly Reply[], expected: { status: number; code: string }) => {
  const [first, ...others] = replies;
  if (first === undefined) throw new Error('Nothing to compare');
  expect(refusal(first)).toEqual(expected);
  for (const other of others) expect(seen(other)).toEqual(seen(first));
  for (const { headers } of replies) expect(headers.has('retry-after')).toBe(first.headers.has('retry-after'));
};

const leaveOne = async (limit: SharedLimitName, key: string): Promise<void> => {
  for (let spent = 1; spent < RATE_LIMITS[limit].points; spent += 1) await spend(limit, key);
};

describe('a login', () => {
  it('R062 R090 is refused in the same bytes and headers, and from the same try on, whoever has an account', async () => {
    const [member, banned, address] = [await makeMember(), await makeMember({ is_banned: true }), someAddress()];
    const headers = { 'X-Forwarded-For': address };
    const login = (identifier: string, password: string) => call('login', { body: { identifier, password }, headers });
    const known = [member.username, member.email, banned.username];
    const tried = [...known, `ninguem_${randomUUID().slice(0, 8)}`, nobody()];
    for (const name of tried) await leaveOne('login_by_account_and_address', `${name.toLowerCase()} ${address}`);

    const wrong = await Promise.all(tried.map((identifier) => login(identifier, 'Errada123')));
    expectAlike(wrong, { status: 401, code: 'invalid_credentials' });
    expectAlike(await Promise.all(tried.map((identifier) => login(identifier, PASSWORD))), TOO_MANY);

    const body = { identifier: member.username, password: PASSWORD };
    expect((await call('login', { body })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('R065 R090 is refused in the same bytes, and from the same try on, whoever has an account', async () => {
    const emails = [(await makeMember()).email, nobody()];
    const forgot = (email: string) => call('forgotPassword', { body: { email } });
    for (const email of emails) await leaveOne('forgot_by_email', email);
    const [known, unknown] = await Promise.all(emails.map(forgot));
    expect(known?.status).toBe(200);
    expect(unknown?.status).toBe(200);
    expectAlike(await Promise.all(emails.map(forgot)), TOO_MANY);
  });
});

describe('a link that is not good', () => {
  it('R066 says the same of the reset of an account, of an Auth user without one, and of nobody', async () => {
    const [member, orphan] = [await makeMember(), { email: nobody() }];
    await auth.createUser({ email: orphan.email, password: PASSWORD });
    const [used, orphans] = await Promise.all(
      [member, orphan].map(async ({ email }) => {
        await toolkitDoes('sendOobCode', { requestType: 'PASSWORD_RESET', email });
        return codeTo(email, 'PASSWORD_RESET');
      }),
    );
    if (used === undefined || orphans === undefined) throw new Error('No links');
    const look = (token: string) => call('verifyResetToken', { params: { token } });
    const reset = (token: string) => call('resetPassword', { body: { token, password: 'Novinha456' } });
    expect((await look(used)).status).toBe(200);
    expect((await reset(used)).status).toBe(200);

    const dead = [used, orphans, 'nada'];
    expectAlike(await Promise.all(dead.map(look)), DEAD);
    expectAlike(await Promise.all(dead.map(reset)), DEAD);
  });

  it('R077 says the same of the check of an account’s address and of nobody’s', async () => {
    const member = await makeMember({ is_verified: false });
    const [{ email }, idToken] = [member, await signIn(member)];
    await toolkitDoes('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    const used = await codeTo(email, 'VERIFY_EMAIL');
    const follow = (token: string) => call('verifyEmail', { body: { token } });
    expect((await follow(used)).status).toBe(200);
    expectAlike(await Promise.all([used, 'nada'].map(follow)), DEAD);
  });
});

describe('a change of the e-mail', () => {
  it('R090 to a taken address counts like one to a free one, and is refused in the same bytes', async () => {
    const [taker, mover, other] = [await signedIn(), await signedIn(), await makeMember()];
    const asks = [
      { ...taker, wanted: other.email },
      { ...mover, wanted: nobody() },
    ];
    const change = ({ token, wanted }: (typeof asks)[number]) =>
      call('updateEmail', { token, body: { email: wanted, current_password: PASSWORD } });
    for (const { uid } of asks) await leaveOne('email_change_by_account', uid);
    expect((await Promise.all(asks.map(change))).map(({ status }) => status)).toEqual([200, 200]);
    expect(await codesTo(mover.email, 'VERIFY_AND_CHANGE_EMAIL')).toHaveLength(1);
    expectAlike(await Promise.all(asks.map(change)), TOO_MANY);
  });
});
