import './support/functions-environment.ts';
// Outside the emulator, the last entry of X-Forwarded-For is the IP address that Google's front end saw.
import './support/not-emulated.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ApiResponse, callEndpoint, createClientIp, getRefusal, type Options } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { buildNewcomer, createMember } from './support/members.ts';

const served = await serveApi();
const CALLS = 2000;
const AT_ONCE = 50;

/** A call past Hosting. The caller claims a new client IP each time, but cannot choose the last entry. */
const fromMachine = (hop: string, body: object): Options => ({
  origin: served.origin,
  body,
  headers: { 'X-Forwarded-For': `${createClientIp()}, ${hop}` },
});

/** Sends 2,000 calls of one machine. Returns how often each outcome occurred. */
const flood = async (send: () => Promise<ApiResponse>): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  let left = CALLS;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const response = await send();
      const outcome = response.status === 200 ? '200' : getRefusal(response);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return counts;
};

describe('after 2,000 calls of one machine, another machine', () => {
  const message = { name: 'Ana', email: 'a@bigorna.test', subject: 'Olá', message: 'Uma mensagem de prova.' };

  it('can register, when all registrations of the first were refused (R203)', async () => {
    const [machine, other, { username }] = [createClientIp(), createClientIp(), await createMember()];
    const counts = await flood(() => callEndpoint('register', fromMachine(machine, { ...buildNewcomer(), username })));
    expect(counts).toEqual({ '409 username_taken': CALLS });
    expect((await callEndpoint('register', fromMachine(other, buildNewcomer()))).status).toBe(200);
  }, 600_000);

  it('can write to the staff (R203)', async () => {
    const [machine, other] = [createClientIp(), createClientIp()];
    const counts = await flood(() => callEndpoint('contact', fromMachine(machine, message)));
    expect(counts['429 too_many_requests']).toBeGreaterThan(CALLS / 2);
    expect((await callEndpoint('contact', fromMachine(other, message))).status).toBe(200);
  }, 600_000);

  it('can ask for a reset mail, also for an e-mail that the first asked for (R203)', async () => {
    const [machine, other] = [createClientIp(), createClientIp()];
    const [victim, member] = [await createMember(), await createMember()];
    const emails = [victim.email, 'ninguem@bigorna.test'];
    const counts = await flood(() =>
      callEndpoint('forgotPassword', fromMachine(machine, { email: `${randomUUID()}@bigorna.test` })),
    );
    expect(counts['429 too_many_requests']).toBeGreaterThan(CALLS / 4);
    for (const email of [member.email, ...emails]) {
      expect((await callEndpoint('forgotPassword', fromMachine(other, { email }))).status).toBe(200);
    }
  }, 600_000);
});
