import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';

/** A separate project in the same emulator, so that the accounts of the portal stay unchanged. */
const PROJECT = 'demo-reset-factors';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const reset = (...args: string[]) =>
  runCommand(NODE, [join(ROOT, 'tools/operations/reset-factors.ts'), ...args, '--project', PROJECT]);

it('npm run reset-factors removes factors, ends sessions and expires the password (R205)', async () => {
  await db.doc('usernames/chefe').set({ uid: 'uid-chefe' });
  await db.doc('users/uid-chefe').set({ role: 'super_admin', has_factor: true, sessions: { one: {} } });
  await db.doc('factors/uid-chefe').set({ totp_secret: 'x' });
  const before = Date.now();
  expect(await reset('Chefe')).toMatchObject({ code: 0 });
  const account = await db.doc('users/uid-chefe').get();
  expect(account.data()).toMatchObject({ role: 'super_admin', has_factor: false, sessions: {} });
  expect(account.get('password_expired_at').toMillis()).toBeGreaterThanOrEqual(before);
  expect(account.get('valid_after').toMillis()).toBeGreaterThan(before);
  expect((await db.doc('factors/uid-chefe').get()).exists).toBe(false);
  const notifications = await db.collection('users/uid-chefe/notifications').get();
  expect(notifications.docs.map((one) => one.data())).toMatchObject([{ type: 'system', template: 'factors_reset' }]);
  const { docs } = await db.collection('logs').where('target', '==', 'users/uid-chefe').get();
  expect(docs.map((entry) => entry.get('action'))).toEqual(['reset:factor']);
});

it('npm run reset-factors reports an unknown name (R205)', async () => {
  expect(await reset('ninguem')).toMatchObject({ code: 1, output: expect.stringContaining('ninguem') });
});
