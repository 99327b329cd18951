import './support/functions-environment.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, createClientIp, getRefusal } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, type Member, PASSWORD, sendLogin } from './support/members.ts';
import { leavePoints } from './support/rate-limit-windows.ts';

const TOO_MANY = '429 too_many_requests';

const served = await serveApi();

const login = (identifier: string, password: string, ip: string): Promise<ApiResponse> =>
  sendLogin(identifier, password, { headers: { 'X-Forwarded-For': ip }, origin: served.origin });

/** Leaves `few` guesses in both hourly limits of an account: by username and by e-mail. */
const guessUntilFew = async ({ username, email }: Member, few: number): Promise<void> => {
  for (const identifier of [username, email])
    await leavePoints('login_by_account', identifier.toLowerCase(), few, 3_000_000);
};

describe('password guesses from many IPs', () => {
  it('are refused after the hourly limit of the account, like the right password (R090, R062)', async () => {
    const member = await createMember();
    await guessUntilFew(member, 3);
    const guess = () => login(member.username, 'Errada123', createClientIp());
    const statuses = (await Promise.all(Array.from({ length: 6 }, guess))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([401, 401, 401, 429, 429, 429]);
    const rejected = await login(member.username, PASSWORD, createClientIp());
    expect(getRefusal(rejected)).toEqual(TOO_MANY);
    expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(60);
    const other = await createMember();
    expect((await login(other.username, PASSWORD, createClientIp())).status).toBe(200);
  });

  it('do not block logins by username or e-mail from a trusted IP (R090, R062)', async () => {
    const [member, home] = [await createMember(), createClientIp()];
    expect((await login(member.username, PASSWORD, home)).status).toBe(200);
    await guessUntilFew(member, 0);
    expect(getRefusal(await login(member.username, PASSWORD, createClientIp()))).toEqual(TOO_MANY);
    expect((await login(member.username, PASSWORD, home)).status).toBe(200);
    expect((await login(member.email.toUpperCase(), PASSWORD, home)).status).toBe(200);
  });

  it('are limited at a trusted IP as well (R090)', async () => {
    const [member, home] = [await createMember(), createClientIp()];
    expect((await login(member.username, PASSWORD, home)).status).toBe(200);
    await guessUntilFew(member, 0);
    const { points: allowed } = RATE_LIMITS.login_by_account_and_address;
    for (let time = 0; time < allowed; time += 1) {
      expect((await login(member.username, 'Errada123', home)).status).toBe(401);
    }
    expect(getRefusal(await login(member.username, PASSWORD, home))).toEqual(TOO_MANY);
  });
});
