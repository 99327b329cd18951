import './support/separate-project.ts';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { callEndpoint, createClientIp, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { getUsedPoints, leavePoints } from './support/rate-limit-windows.ts';

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});

/** Options with a new client IP each time. A caller who bypasses Hosting can invent any IP. */
const asStranger = (body: object) => ({
  origin: served.origin,
  body,
  headers: { 'X-Forwarded-For': createClientIp() },
});

it('refused registrations use up none of the points that all callers share (R203)', async () => {
  await firestore.doc('usernames/jogador').set({ uid: 'somebody', created_at: Timestamp.now() });
  await leavePoints('register_in_all', 'all', 1);
  const body = { username: 'jogador', email: 'x@bigorna.test', full_name: 'Ana', password: 'Trovao7Azul-Lago' };
  for (let i = 0; i < 5; i += 1) {
    expect(getRefusal(await callEndpoint('register', asStranger(body)))).toBe('409 username_taken');
  }
  expect(await getUsedPoints('register_in_all', 'all')).toBe(RATE_LIMITS.register_in_all.points - 1);
});

it('successful calls use up the points that all callers share (R203)', async () => {
  await leavePoints('contact_in_all', 'all', 1);
  const body = { name: 'Ana', email: 'ana@bigorna.test', subject: 'Olá', message: 'Uma mensagem de prova.' };
  expect((await callEndpoint('contact', asStranger(body))).status).toBe(200);
  expect(getRefusal(await callEndpoint('contact', asStranger(body)))).toBe('429 too_many_requests');
});
