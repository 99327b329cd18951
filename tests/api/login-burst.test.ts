import './support/functions-environment.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { watchWrites } from '../../functions/src/platform/firestore.ts';
import { type ApiResponse, createClientIp, getRefusal, parseFailure } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, type Member, PASSWORD, sendLogin } from './support/members.ts';

const ATTEMPTS = 5000;
const AT_ONCE = 250;
const ALLOWED = RATE_LIMITS.login_by_account_and_address;
const TOO_MANY = '429 too_many_requests';

const served = await serveApi();

/** Sends a login to the API in this process (`origin`), by default to the Functions emulator. */
const login = ({ username }: Member, password: string, ip: string, origin?: string): Promise<ApiResponse> =>
  sendLogin(username, password, { headers: { 'X-Forwarded-For': ip }, ...(origin === undefined ? {} : { origin }) });

const runConcurrently = async (work: () => Promise<ApiResponse>): Promise<ApiResponse[]> => {
  const responses: ApiResponse[] = [];
  while (responses.length < ATTEMPTS) responses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, work))));
  return responses;
};

describe('5,000 password guesses from one IP', () => {
  it('are refused cheaply after the limit, and do not lock the member out (R090, R062)', async () => {
    const [member, attacker] = [await createMember(), createClientIp()];
    const watch = watchWrites();
    const responses = await runConcurrently(() => login(member, 'Errada123', attacker, served.origin));
    watch.stop();

    const wrong = responses.filter(({ status }) => status === 401);
    const rejected = responses.filter(({ status }) => status !== 401);
    expect(wrong).toHaveLength(ALLOWED.points);
    for (const response of rejected) {
      const seconds = Number(response.headers.get('Retry-After'));
      if (response.status !== 429 || !(seconds > 0 && seconds <= ALLOWED.seconds))
        expect(getRefusal(response)).toEqual(TOO_MANY);
    }
    const written = [...watch.byPath.values()].reduce((sum, writes) => sum + writes, 0);
    // An allowed guess counts three times: by account and IP, by IP, and by account.
    expect(written - wrong.length * 3).toBeLessThanOrEqual(100);

    expect(getRefusal(await login(member, PASSWORD, attacker, served.origin))).toEqual(TOO_MANY);
    expect(getRefusal(await login(member, PASSWORD, attacker))).toEqual(TOO_MANY);
    expect((await login(member, PASSWORD, createClientIp(), served.origin)).status).toBe(200);
    expect((await login(member, PASSWORD, createClientIp())).status).toBe(200);
  }, 120_000);
});

describe('logins', () => {
  it('use up no limit when they succeed, however many they are (R090)', async () => {
    const [member, ip] = [await createMember(), createClientIp()];
    for (let time = 0; time < ALLOWED.points + 2; time += 1) {
      expect((await login(member, PASSWORD, ip, served.origin)).status).toBe(200);
    }
    const guesses = Array.from({ length: ALLOWED.points }, () => login(member, 'Errada123', ip, served.origin));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(guesses.map(() => 401));
    const rejected = await login(member, PASSWORD, ip, served.origin);
    expect(parseFailure(rejected)).toMatchObject({ code: 'too_many_requests' });
  });

  it('use up no limit when a banned member uses the right password (R090)', async () => {
    const [member, ip] = [await createMember({ is_banned: true }), createClientIp()];
    for (let time = 0; time < ALLOWED.points + 2; time += 1) {
      const response = await login(member, PASSWORD, ip, served.origin);
      expect(getRefusal(response)).toBe('403 banned');
    }
  });
});
