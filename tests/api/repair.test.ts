import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { CollectionReference, getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { endSessions } from '../../tools/operations/repair/end-sessions.ts';
import { requestReindex } from '../../tools/operations/repair/reindex.ts';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';
import { callAs, getRefusal } from './support/call.ts';
import { auth, firestore } from './support/firebase.ts';
import { createSignedInMember, sendLogin } from './support/members.ts';

const repair = (...args: string[]) => runCommand(NODE, [join(ROOT, 'tools/operations/repair.ts'), ...args]);

const PROJECT = 'demo-repair';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const apart = getFirestore(app);
afterAll(() => deleteApp(app));

const ROLE_NAMES = ['user', 'moderator', 'admin', 'super_admin'];
const STAFF_NAMES = ['admin', 'moderator', 'super_admin'];
/** Gives the separate project one account of each role, with the role as uid. */
const storeRoles = async (): Promise<void> => {
  for (const name of ['users', 'logs']) await apart.recursiveDelete(apart.collection(name));
  const account = { valid_after: new Date(0), password_expired_at: null };
  await Promise.all(ROLE_NAMES.map((role) => apart.doc(`users/${role}`).set({ ...account, role })));
};
const readEntries = async (db: typeof apart, target = '') =>
  (await db.collection('logs').where('target', '>=', target).where('target', '<=', `${target}~`).get()).docs.map(
    (entry) => entry.data(),
  );

describe('npm run repair', () => {
  it('end-sessions ends and logs the sessions of one account, and no others (R209)', async () => {
    const [revoked, other] = await Promise.all([createSignedInMember('moderator'), createSignedInMember('moderator')]);
    expect(await callAs('adminOverview', revoked)).toMatchObject({ status: 200 });
    expect(await repair('end-sessions', revoked.username)).toMatchObject({ code: 0 });
    expect(await callAs('adminOverview', revoked)).toMatchObject({ status: 401 });
    expect(await callAs('adminOverview', other)).toMatchObject({ status: 200 });
    const [entry, ...others] = await readEntries(firestore, `users/${revoked.uid}`);
    expect(entry).toMatchObject({ action: 'revoke:sessions', actor: null, reason: 'npm run repair -- end-sessions' });
    expect(others).toEqual([]);
  });

  it('expire-password also makes the owner set a new password, and logs that (R209)', async () => {
    const member = await createSignedInMember();
    const result = await repair('expire-password', member.username.toUpperCase());
    expect(result).toMatchObject({ code: 0, output: expect.stringContaining('1 accounts must set a new password') });
    expect(getRefusal(await callAs('listSessions', member))).toBe('401 token_expired');
    expect(getRefusal(await sendLogin(member.username))).toBe('403 password_expired');
    const entries = await readEntries(firestore, `users/${member.uid}`);
    expect(entries).toMatchObject([{ action: 'expire:password', about: [`users/${member.uid}`] }]);
  });

  it.each([
    ['staff', 'end-sessions', STAFF_NAMES, false],
    ['staff', 'expire-password', STAFF_NAMES, true],
    ['all', 'end-sessions', ROLE_NAMES, false],
    ['all', 'expire-password', ROLE_NAMES, true],
  ])(
    '--%s: %s reaches exactly these accounts, and writes one log entry (R209)',
    async (scope, act, reached, expires) => {
      await storeRoles();
      const before = Date.now();
      const result = await repair(act, `--${scope}`, '--project', PROJECT);
      expect(result).toMatchObject({ code: 0, output: expect.stringContaining(`${reached.length} accounts must`) });
      const { docs } = await apart.collection('users').get();
      const findChanged = (field: string) =>
        docs.filter((one) => (one.get(field)?.toMillis() ?? 0) >= before).map(({ id }) => id);
      expect(findChanged('valid_after')).toEqual(reached.toSorted());
      expect(findChanged('password_expired_at')).toEqual(expires ? reached.toSorted() : []);
      const entries = await readEntries(apart);
      expect(entries).toMatchObject([{ action: 'create:sign_out', after: { scope, expire_passwords: expires } }]);
    },
  );

  it('skips accounts that are deleted meanwhile, but no other failure (R209)', async () => {
    await storeRoles();
    const revoke = vi.spyOn(auth, 'revokeRefreshTokens').mockResolvedValue();
    const add = vi.spyOn(CollectionReference.prototype, 'add').mockImplementationOnce(async () => {
      await apart.doc('users/admin').delete();
      return apart.doc('logs/any');
    });
    expect(await endSessions(apart, auth, 'staff', { now: new Date(10_500) })).toBe(2);
    const { docs } = await apart.collection('users').get();
    const ended = docs.map((document) => [document.id, document.get('valid_after').toMillis()]);
    expect(Object.fromEntries(ended)).toEqual({ user: 0, moderator: 11_000, super_admin: 11_000 });
    revoke.mockRejectedValue(new Error('Auth is away'));
    await expect(endSessions(apart, auth, 'staff', { now: new Date() })).rejects.toThrow('Auth is away');
    revoke.mockRestore();
    add.mockRestore();
  });

  it('volume lists accounts by their downloads of the current day, the largest first (R209)', async () => {
    await apart.recursiveDelete(apart.collection('rate_limits'));
    const soon = new Date(Date.now() + 60_000);
    const windows = [
      { uid: 'some', points: 150_000_000, expires_at: soon },
      { uid: 'most', points: 20_000_000_000, expires_at: soon },
      { uid: 'little', points: 90_000, expires_at: soon },
      { uid: 'yesterday', points: 5_000_000_000, expires_at: new Date() },
      { points: 700, expires_at: soon },
    ];
    for (const window of windows) await apart.collection('rate_limits').add(window);
    const { code, output } = await repair('volume', '--project', PROJECT);
    expect([code, output.match(/^\w+: .*/gm)]).toEqual([0, ['most: 20000.0 MB', 'some: 150.0 MB']]);
  });

  it('reindex deletes the catalogue snapshots and nothing else', async () => {
    await apart.recursiveDelete(apart.collection('system'));
    for (const id of ['catalogue-approved-7', 'catalogue-all-7', 'counts'])
      await apart.doc(`system/${id}`).set({ a: 1 });
    expect(await requestReindex(apart)).toBe(2);
    expect((await apart.collection('system').get()).docs.map(({ id }) => id)).toEqual(['counts']);
  });

  it.each([
    [['recount', 'nothing-has-this-slug'], 'No mod has the slug'],
    [['end-sessions', 'nobody-has-this-name'], 'no account named'],
    [['end-sessions'], 'npm run repair'],
    [['everything'], 'npm run repair'],
  ])('refuses %j with a plain message', async (args, message) => {
    expect(await repair(...args)).toMatchObject({ code: 1, output: expect.stringContaining(message) });
  });
});
