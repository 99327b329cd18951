import './support/functions-environment.ts';
// Outside the emulator, the last entry of X-Forwarded-For is the IP address that Google's front end saw.
import './support/not-emulated.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal, type Options } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, createMember, PASSWORD, sendLogin } from './support/members.ts';
import { getUsedPoints, leavePoints } from './support/rate-limit-windows.ts';

const served = await serveApi();
const TOO_MANY = '429 too_many_requests';

/** Options of a call that bypasses Hosting. The caller invents every IP address except the last one. */
const past = (hop: string, options: Options = {}): Options => ({
  ...options,
  origin: served.origin,
  headers: { 'X-Forwarded-For': `${createClientIp()}, ${createClientIp()}, ${hop}` },
});

const register = (hop: string, given: object = {}): Promise<ApiResponse> =>
  callEndpoint('register', past(hop, { body: { ...buildNewcomer(), ...given } }));
const contact = (hop: string): Promise<ApiResponse> =>
  callEndpoint(
    'contact',
    past(hop, { body: { name: 'Ana', email: 'a@bigorna.test', subject: 'Olá', message: 'Uma mensagem de prova.' } }),
  );
const forgot = (hop: string, email: string): Promise<ApiResponse> =>
  callEndpoint('forgotPassword', past(hop, { body: { email } }));
const login = (hop: string, identifier: string, password: string): Promise<ApiResponse> =>
  sendLogin(identifier, password, past(hop));
/** Logs in from a claimed IP with the right password. */
const logInFrom = (ip: string, hop: string, username: string): Promise<ApiResponse> =>
  sendLogin(username, PASSWORD, { origin: served.origin, headers: { 'X-Forwarded-For': `${ip}, ${hop}` } });
const readLink = (hop: string): Promise<ApiResponse> =>
  callEndpoint('verifyResetToken', { ...past(hop), params: { token: 'nada' } });

describe('calls that bypass Hosting with forged IP addresses', () => {
  it('are limited by the IP that Google saw; registrations from other IPs succeed (R203)', async () => {
    const [machine, other] = [createClientIp(), createClientIp()];
    await leavePoints('register_by_hop', machine, 2);
    expect((await register(machine)).status).toBe(200);
    expect((await register(machine)).status).toBe(200);
    expect(getRefusal(await register(machine))).toBe(TOO_MANY);
    expect((await register(other)).status).toBe(200);
  });

  it('use at most an eighth of the limits of all callers from one real IP (R203)', () => {
    expect(RATE_LIMITS.register_by_hop.points * 10).toBeLessThanOrEqual(RATE_LIMITS.register_in_all.points);
    expect(RATE_LIMITS.contact_by_hop.points * 10).toBeLessThanOrEqual(RATE_LIMITS.contact_in_all.points);
    expect(RATE_LIMITS.forgot_by_hop.points * 8).toBeLessThanOrEqual(RATE_LIMITS.forgot_in_all.points);
  });

  it('are counted when a registration succeeds, not when it is refused (R203)', async () => {
    const [hop, { username }] = [createClientIp(), await createMember()];
    await leavePoints('register_by_hop', hop, 1);
    for (let i = 0; i < 3; i += 1) {
      expect(getRefusal(await register(hop, { username }))).toBe('409 username_taken');
    }
    expect((await register(hop)).status).toBe(200);
  });

  it('are limited for contact, mail links and forgotten passwords too (R203)', async () => {
    const [machine, other] = [createClientIp(), createClientIp()];
    const { email } = await createMember();
    for (const name of ['contact_by_hop', 'links_by_hop', 'forgot_by_hop'] as const)
      await leavePoints(name, machine, 0);
    const send = (hop: string) => Promise.all([contact(hop), readLink(hop), forgot(hop, email)]);
    expect((await send(machine)).map(getRefusal)).toEqual([TOO_MANY, TOO_MANY, TOO_MANY]);
    expect((await send(other)).map(({ status }) => status)).toEqual([200, 400, 200]);
  });

  it('can guess passwords of many accounts only up to the limit of the real IP (R203, R090)', async () => {
    const [machine, other] = [createClientIp(), createClientIp()];
    const members = [await createMember(), await createMember(), await createMember()];
    await leavePoints('login_by_hop', machine, 2);
    const statuses: number[] = [];
    for (const { username } of members) statuses.push((await login(machine, username, 'Errada123')).status);
    expect(statuses).toEqual([401, 401, 429]);
    expect((await login(other, members[2]?.username ?? '', PASSWORD)).status).toBe(200);
  });

  it('do not lock a member out at an IP where the member logged in before (R203, R062)', async () => {
    const [hop, home, { username }] = [createClientIp(), createClientIp(), await createMember()];
    const fromHome = () => logInFrom(home, hop, username);
    expect((await fromHome()).status).toBe(200);
    await leavePoints('login_by_hop', hop, 0);
    expect(getRefusal(await login(hop, username, PASSWORD))).toBe(TOO_MANY);
    expect((await fromHome()).status).toBe(200);
  });

  it('cannot use up the limits of the real client whose IP they claim (R203)', async () => {
    const [machine, hosting, home] = [createClientIp(), createClientIp(), createClientIp()];
    const { username } = await createMember();
    await leavePoints('login_by_address', `${home} ${machine}`, 0);
    await leavePoints('login_by_account_and_address', `${username.toLowerCase()} ${home} ${machine}`, 0);
    expect(getRefusal(await logInFrom(home, machine, username))).toBe(TOO_MANY);
    expect((await logInFrom(home, hosting, username)).status).toBe(200);
  });

  it('are not counted when they log in with the right password (R203)', async () => {
    const [hop, { username }] = [createClientIp(), await createMember()];
    expect((await login(hop, username, PASSWORD)).status).toBe(200);
    expect(await getUsedPoints('login_by_hop', hop)).toBe(undefined);
  });
});
