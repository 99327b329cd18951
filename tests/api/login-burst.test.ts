import './support/functions-environment.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchWrites } from '../../functions/src/platform/firestore.ts';
import { call, failureOf, type Reply, refusal, someAddress } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { type Member, makeMember, PASSWORD } from './support/members.ts';

const ATTEMPTS = 5000;
const AT_ONCE = 250;
const ALLOWED = RATE_LIMITS.login_by_account_and_address;
const TOO_MANY = { status: 429, code: 'too_many_requests' };

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

/** At this process's instance, or at those of the Functions emulator. */
const login = ({ username }: Member, password: string, address: string, origin?: string): Promise<Reply> =>
  call('login', {
    body: { identifier: username, password },
    headers: { 'X-Forwarded-For': address },
    ...(origin === undefined ? {} : { origin }),
  });

const manyTimes = async (work: () => Promise<Reply>): Promise<Reply[]> => {
  const replies: Reply[] = [];
  while (replies.length < ATTEMPTS) replies.push(...(await Promise.all(Array.from({ length: AT_ONCE }, work))));
  return replies;
};

describe('5,000 guesses of one account’s password from one address', () => {
  it('R090 R062 are refused after the limit, at next to no cost, and do not keep the member out', async () => {
    const [member, attacker] = [await makeMember(), someAddress()];
    const watch = watchWrites();
    const replies = await manyTimes(() => login(member, 'Errada123', attacker, served.origin));
    watch.stop();

    const wrong = replies.filter(({ status }) => status === 401);
    const refused = replies.filter(({ status }) => status !== 401);
    expect(wrong).toHaveLength(ALLOWED.points);
    for (const reply of refused) {
      const seconds = Number(reply.headers.get('Retry-After'));
      if (reply.status !== 429 || !(seconds > 0 && seconds <= ALLOWED.seconds))
        expect(refusal(reply)).toEqual(TOO_MANY);
    }
    const written = [...watch.byPath.values()].reduce((sum, writes) => sum + writes, 0);
    // Each guess that was let through is counted thrice: by account and address, by address, and by account.
    expect(written - wrong.length * 3).toBeLessThanOrEqual(100);

    expect(refusal(await login(member, PASSWORD, attacker, served.origin))).toEqual(TOO_MANY);
    expect(refusal(await login(member, PASSWORD, attacker))).toEqual(TOO_MANY);
    expect((await login(member, PASSWORD, someAddress(), served.origin)).status).toBe(200);
    expect((await login(member, PASSWORD, someAddress())).status).toBe(200);
  }, 120_000);
});

describe('logins', () => {
  it('R090 that are right count nothing, however many there are', async () => {
    const [member, address] = [await makeMember(), someAddress()];
    for (let time = 0; time < ALLOWED.points + 2; time += 1) {
      expect((await login(member, PASSWORD, address, served.origin)).status).toBe(200);
    }
    const guesses = Array.from({ length: ALLOWED.points }, () => login(member, 'Errada123', address, served.origin));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(guesses.map(() => 401));
    const refused = await login(member, PASSWORD, address, served.origin);
    expect(failureOf(refused)).toMatchObject({ code: 'too_many_requests' });
  });

  it('R090 of a banned member with the right password count nothing', async () => {
    const [member, address] = [await makeMember({ is_banned: true }), someAddress()];
    for (let time = 0; time < ALLOWED.points + 2; time += 1) {
      const reply = await login(member, PASSWORD, address, served.origin);
      expect(refusal(reply)).toEqual({ status: 403, code: 'banned' });
    }
  });
});
