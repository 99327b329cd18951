import './support/functions-environment.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, type Reply, someAddress } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { type Member, makeMember, PASSWORD } from './support/members.ts';

// As in production, where a client can write what it likes before what the CDN appends to the header.
vi.mock('../../functions/src/platform/emulators.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/emulators.ts')>()),
  IS_EMULATED: false,
}));

const CDN = '151.101.0.1';
const { points } = RATE_LIMITS.login_by_account_and_address;

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());

const login = ({ username }: Member, password: string, forwarded: readonly string[]): Promise<Reply> =>
  call('login', {
    body: { identifier: username, password },
    headers: { 'X-Forwarded-For': forwarded.join(', ') },
    origin: served.origin,
  });

describe('the address that limits count, as production reads it', () => {
  it('R090 is not what a client puts first: another with each call escapes no limit', async () => {
    const [member, attacker] = [await makeMember(), someAddress()];
    const guess = () => login(member, 'Errada123', [someAddress(), attacker, CDN]);
    const statuses = (await Promise.all(Array.from({ length: points + 5 }, guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(points);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await login(member, PASSWORD, [attacker, someAddress(), CDN])).status).toBe(200);
  });
});
