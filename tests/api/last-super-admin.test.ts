import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import type { Role } from '@bigorna/domain/access/roles';
import { profile } from '@bigorna/domain/entities/account';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeletion } from '../../functions/src/members/accounts/delete-account.ts';
import { callEndpoint, getRefusal, parseFailure } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { buildAccount } from './support/followers.ts';
import { serveApi } from './support/in-process.ts';
import { listLogEntries } from './support/stored.ts';
import { createToken } from './support/tokens.ts';

// Identity Toolkit's emulator does not serve the separate project of this file. Other tests cover the password check.
vi.mock('../../functions/src/members/accounts/check-password.ts', () => ({ checkPassword: vi.fn() }));

const served = await serveApi();
// The emulator adds the seed to every project. Delete all accounts, so that the seed's super_admin does not count.
beforeEach(async () => {
  const { docs } = await firestore.collection('users').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const createStoredMember = async (role: Role): Promise<string> => {
  const uid = randomUUID();
  const stored = buildAccount(`p-${uid.slice(0, 12)}`, { role });
  await firestore.doc(`users/${uid}`).set(stored);
  await firestore.doc(`profiles/${uid}`).set(profile.parse(stored));
  return uid;
};
const accountExists = async (uid: string): Promise<boolean> => (await firestore.doc(`users/${uid}`).get()).exists;

const drop = (uid: string) => {
  const seconds = Math.floor(Date.now() / 1000);
  return callEndpoint('deleteUser', {
    origin: served.origin,
    token: createToken(uid, seconds, seconds + 3600),
    body: { current_password: 'x', confirmation: 'DELETAR' },
  });
};

describe('last super_admin (R085)', () => {
  it('cannot be deleted and gets the reason; an admin can be deleted (R085)', async () => {
    const [last, admin] = [await createStoredMember('super_admin'), await createStoredMember('admin')];
    const response = await drop(last);
    expect(getRefusal(response)).toBe('409 last_super_admin');
    expect(parseFailure(response).message).toBe(
      'A última conta de super admin não pode ser rebaixada, banida nem excluída.',
    );
    expect(await accountExists(last)).toBe(true);
    expect((await firestore.doc(`deletions/${last}`).get()).exists).toBe(false);
    expect((await drop(admin)).status).toBe(200);
    expect(await accountExists(admin)).toBe(false);
  });

  it('remains when two super_admins are deleted at once (R085)', async () => {
    const both = [await createStoredMember('super_admin'), await createStoredMember('super_admin')];
    const outcomes = await Promise.allSettled(both.map((uid) => startDeletion(uid, 'pedido')));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await Promise.all(both.map(accountExists))).toSorted()).toEqual([false, true]);
    const rejected = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(rejected?.reason).toMatchObject({ code: 'last_super_admin' });
  });

  it('remains when a sweep finds the account without an Auth user (R085)', async () => {
    const [last, user] = [await createStoredMember('super_admin'), await createStoredMember('user')];
    await expect(startDeletion(last, null)).rejects.toMatchObject({ code: 'last_super_admin' });
    expect(await startDeletion(user, null)).toBe(true);
    expect(await accountExists(last)).toBe(true);
    expect(await listLogEntries(`users/${user}`)).toMatchObject([{ actor: null, action: 'delete:user' }]);
  });
});
