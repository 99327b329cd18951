import './support/separate-project.ts';
import { RATE_LIMITS, type SharedLimitName } from '@bigorna/domain/rate-limits';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { getWindowId } from '../../functions/src/platform/rate-limit-windows.ts';
import { callEndpoint, createClientIp, getRefusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});

const HOUR_MS = 3_600_000;
const getWindow = (name: SharedLimitName) => firestore.doc(`rate_limits/${getWindowId([name, 'all'])}`);
/** Leaves one point of a limit that all callers share. */
const leaveOnePoint = (name: SharedLimitName) =>
  getWindow(name).set({
    points: RATE_LIMITS[name].points - 1,
    expires_at: Timestamp.fromMillis(Date.now() + HOUR_MS),
  });
const getPoints = async (name: SharedLimitName): Promise<unknown> => (await getWindow(name).get()).get('points');
/** Options with a new client IP each time. A caller who bypasses Hosting can invent any IP. */
const asStranger = (body: object) => ({
  origin: served.origin,
  body,
  headers: { 'X-Forwarded-For': createClientIp() },
});

it('refused registrations use up none of the points that all callers share (R203)', async () => {
  await firestore.doc('usernames/jogador').set({ uid: 'somebody', created_at: Timestamp.now() });
  await leaveOnePoint('register_in_all');
  const body = { username: 'jogador', email: 'x@bigorna.test', full_name: 'Ana', password: 'Trovao7Azul-Lago' };
  for (let i = 0; i < 5; i += 1) {
    expect(getRefusal(await callEndpoint('register', asStranger(body)))).toBe('409 username_taken');
  }
  expect(await getPoints('register_in_all')).toBe(RATE_LIMITS.register_in_all.points - 1);
});

it('successful calls use up the points that all callers share (R203)', async () => {
  await leaveOnePoint('contact_in_all');
  const body = { name: 'Ana', email: 'ana@bigorna.test', subject: 'Olá', message: 'Uma mensagem de prova.' };
  expect((await callEndpoint('contact', asStranger(body))).status).toBe(200);
  expect(getRefusal(await callEndpoint('contact', asStranger(body)))).toBe('429 too_many_requests');
});
