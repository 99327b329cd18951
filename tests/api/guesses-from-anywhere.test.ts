import './support/functions-environment.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { windowId } from '../../functions/src/platform/rate-limit-windows.ts';
import { call, type Reply, refusal, someAddress } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { type Member, makeMember, PASSWORD } from './support/members.ts';

const { points } = RATE_LIMITS.login_by_account;
const TOO_MANY = { status: 429, code: 'too_many_requests' };

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

const login = (identifier: string, password: string, address: string): Promise<Reply> =>
  call('login', {
    body: { identifier, password },
    headers: { 'X-Forwarded-For': address },
    origin: served.origin,
  });

/** As many as an hour bears of an account but a few were wrong, from addresses all over the world. */
const guessUntilFew = async ({ username, email }: Member, few: number): Promise<void> => {
  const expires_at = Timestamp.fromMillis(Date.now() + 3_000_000);
  for (const identifier of [username, email]) {
    const id = windowId(['login_by_account', identifier.toLowerCase()]);
    await firestore.doc(`rate_limits/${id}`).set({ points: points - few, expires_at });
  }
};

describe('guesses of one account’s password, each from another address', () => {
  it('R090 R062 are refused once an hour has borne enough of them, also the right one', async () => {
    const member = await makeMember();
    await guessUntilFew(member, 3);
    const guess = () => login(member.username, 'Errada123', someAddress());
    const statuses = (await Promise.all(Array.from({ length: 6 }, guess))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([401, 401, 401, 429, 429, 429]);
    const refused = await login(member.username, PASSWORD, someAddress());
    expect(refusal(refused)).toEqual(TOO_MANY);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
    const other = await makeMember();
    expect((await login(other.username, PASSWORD, someAddress())).status).toBe(200);
  });

  it('R090 R062 do not keep the member out where they signed in before, by username or e-mail', async () => {
    const [member, home] = [await makeMember(), someAddress()];
    expect((await login(member.username, PASSWORD, home)).status).toBe(200);
    await guessUntilFew(member, 0);
    expect(refusal(await login(member.username, PASSWORD, someAddress()))).toEqual(TOO_MANY);
    expect((await login(member.username, PASSWORD, home)).status).toBe(200);
    expect((await login(member.email.toUpperCase(), PASSWORD, home)).status).toBe(200);
  });

  it('R090 are counted at a known address as at any other', async () => {
    const [member, home] = [await makeMember(), someAddress()];
    expect((await login(member.username, PASSWORD, home)).status).toBe(200);
    await guessUntilFew(member, 0);
    const { points: allowed } = RATE_LIMITS.login_by_account_and_address;
    for (let time = 0; time < allowed; time += 1) {
      expect((await login(member.username, 'Errada123', home)).status).toBe(401);
    }
    expect(refusal(await login(member.username, PASSWORD, home))).toEqual(TOO_MANY);
  });
});
