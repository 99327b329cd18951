import './support/functions-environment.ts';
// In production, clients can send any X-Forwarded-For header. The CDN appends the real IP.
import './support/not-emulated.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, createClientIp } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { createMember, type Member, PASSWORD, sendLogin } from './support/members.ts';

const CDN = '151.101.0.1';
const { points } = RATE_LIMITS.login_by_account_and_address;

const served = await serveApi();

const login = ({ username }: Member, password: string, forwarded: readonly string[]): Promise<ApiResponse> =>
  sendLogin(username, password, { headers: { 'X-Forwarded-For': forwarded.join(', ') }, origin: served.origin });

describe('production rate-limit IP', () => {
  it('ignores the IP that a client sends: changing it escapes no limit (R090)', async () => {
    const [member, attacker] = [await createMember(), createClientIp()];
    const guess = () => login(member, 'Errada123', [createClientIp(), attacker, CDN]);
    const statuses = (await Promise.all(Array.from({ length: points + 5 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await login(member, PASSWORD, [attacker, createClientIp(), CDN])).status).toBe(200);
  });
});
