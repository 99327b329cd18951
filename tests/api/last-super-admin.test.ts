import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import type { Role } from '@bigorna/domain/access/roles';
import { account, accountSettings, profile } from '@bigorna/domain/entities/account';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginDeletion } from '../../functions/src/accounts/delete-account.ts';
import { call, failureOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { tokenOf } from './support/tokens.ts';

// Identity Toolkit knows only the run's project; that the password is asked for is shown elsewhere.
vi.mock('../../functions/src/accounts/check-password.ts', () => ({ checkPassword: vi.fn() }));

let served: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  served = await serveApi();
});
afterAll(() => served.close());
// hidane shows imported data in every project, and with it the data set's own super_admin.
beforeEach(async () => {
  const { docs } = await firestore.collection('users').get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
});

const member = async (role: Role): Promise<string> => {
  const uid = randomUUID();
  const since = new Date('2026-01-01T00:00:00Z');
  const stored = account.parse({
    username: `p-${uid.slice(0, 12)}`,
    display_name: 'Pessoa',
    email: `${uid}@bigorna.test`,
    role,
    is_verified: true,
    is_banned: false,
    valid_after: since,
    member_since: since,
    settings: accountSettings.parse({}),
  });
  await firestore.doc(`users/${uid}`).set(stored);
  await firestore.doc(`profiles/${uid}`).set(profile.parse(stored));
  return uid;
};
const isThere = async (uid: string): Promise<boolean> => (await firestore.doc(`users/${uid}`).get()).exists;

const drop = (uid: string) => {
  const seconds = Math.floor(Date.now() / 1000);
  return call('deleteUser', {
    origin: served.origin,
    token: tokenOf(uid, seconds, seconds + 3600),
    body: { current_password: 'x', confirmation: 'DELETAR' },
  });
};

describe('R085 the last super_admin', () => {
  it('R085 cannot be deleted, and says why; an admin can', async () => {
    const [last, admin] = [await member('super_admin'), await member('admin')];
    const reply = await drop(last);
    expect(refusal(reply)).toEqual({ status: 409, code: 'last_super_admin' });
    expect(failureOf(reply).message).toBe('A última conta de super admin não pode sair.');
    expect(await isThere(last)).toBe(true);
    expect((await firestore.doc(`deletions/${last}`).get()).exists).toBe(false);
    expect((await drop(admin)).status).toBe(200);
    expect(await isThere(admin)).toBe(false);
  });

  it('R085 is who is left of two that go at once', async () => {
    const both = [await member('super_admin'), await member('super_admin')];
    const outcomes = await Promise.allSettled(both.map((uid) => beginDeletion(uid, 'pedido')));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await Promise.all(both.map(isThere))).toSorted()).toEqual([false, true]);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'last_super_admin' });
  });

  it('R085 stays too where nobody asks but the account has lost its Auth user', async () => {
    const [last, user] = [await member('super_admin'), await member('user')];
    await expect(beginDeletion(last, null)).rejects.toMatchObject({ code: 'last_super_admin' });
    expect(await beginDeletion(user, null)).toBe(true);
    expect(await isThere(last)).toBe(true);
    const { docs } = await firestore.collection('logs').where('target', '==', `users/${user}`).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([{ actor: null, action: 'delete:user' }]);
  });
});
