import './support/functions-environment.ts';
import './support/mock-clock.ts';
import { request } from 'node:http';
import { expect, it, vi } from 'vitest';
import { authorize } from '../../functions/src/members/accounts/caller.ts';
import { callAs } from './support/call.ts';
import { serveApi } from './support/in-process.ts';
import { createSignedInMember } from './support/members.ts';
import { setClockAhead } from './support/mock-clock.ts';

vi.mock(import('../../functions/src/members/accounts/caller.ts'), async (original) => {
  const actual = await original();
  return { ...actual, authorize: vi.fn(actual.authorize) };
});

const { origin } = await serveApi();
const BODY = JSON.stringify({ bio: 'Mineiro' });

/** Sends half of a body. Returns a function that sends the rest and returns the status. */
const sendHalf = (token: string): Promise<() => Promise<number>> =>
  new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/user/profile`, {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(BODY),
      },
    });
    const status = new Promise<number>((done) => sent.on('response', (response) => done(response.statusCode ?? 0)));
    sent.on('error', reject);
    sent.write(BODY.slice(0, 5), () =>
      resolve(() => {
        sent.end(BODY.slice(5));
        return status;
      }),
    );
  });

it('a session that ended while the body arrived slowly has no effect (R206)', async () => {
  const [ended, live] = [await createSignedInMember(), await createSignedInMember()];
  const [finishEnded, finishLive] = [await sendHalf(ended.token), await sendHalf(live.token)];
  // Both calls were authorized before the session ends.
  const getOutcomes = () => vi.mocked(authorize).mock.settledResults.map(({ type }) => type);
  await vi.waitFor(() => expect(getOutcomes()).toEqual(['fulfilled', 'fulfilled']), { timeout: 20_000 });
  expect((await callAs('endAllSessions', ended)).status).toBe(200);
  setClockAhead(1500);
  expect(await finishEnded()).toBe(401);
  expect(await finishLive()).toBe(200);
});
