import './support/separate-project.ts';
import { DAY_MS, UNVERIFIED_ACCOUNT_DAYS } from '@bigorna/domain/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import { sweepDeletions } from '../../functions/src/members/accounts/delete-account.ts';
import { expireUnverified } from '../../functions/src/members/accounts/expire-unverified.ts';
import { reconcile } from '../../functions/src/members/accounts/reconcile.ts';
import { register } from '../../functions/src/members/accounts/register.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { measureCost } from './support/costs.ts';
import { NO_DEVICE } from './support/device.ts';
import { auth, firestore } from './support/firebase.ts';
import { buildNewcomer, createMember } from './support/members.ts';
import { listLogEntries } from './support/stored.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
// Identity Toolkit's emulator does not serve the separate project of this file.
vi.mock(import('../../functions/src/platform/identity-toolkit.ts'), async (original) => ({
  ...(await original()),
  signInWithCustomToken: async (uid) => ({ uid, idToken: uid, expiresAt: new Date() }),
  sendVerificationMail: async () => undefined,
}));

const START = Date.now();
const at = (days: number): void => void vi.mocked(now).mockReturnValue(new Date(START + days * DAY_MS));
beforeEach(() => at(0));

const createNewcomer = async (): Promise<string> => (await register(buildNewcomer(), 'pt-BR', NO_DEVICE)).user.id;
/** An account that was registered at the start and never verified. */
const createUnverified = async (given: object = {}): Promise<string> => {
  const { uid } = await createMember({ is_verified: false });
  await firestore.doc(`users/${uid}`).update({ unverified_since: Timestamp.fromMillis(START), ...given });
  return uid;
};
const getAccount = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();
const hasAuthUser = (uid: string): Promise<boolean> =>
  auth.getUser(uid).then(
    () => true,
    () => false,
  );

describe('account whose e-mail was never verified', () => {
  it('is deleted after a number of days, with its Auth user and a log entry (R203)', async () => {
    const uid = await createNewcomer();
    at(UNVERIFIED_ACCOUNT_DAYS - 0.01);
    await expireUnverified();
    expect(await getAccount(uid)).toMatchObject({ is_verified: false });
    at(UNVERIFIED_ACCOUNT_DAYS);
    await expireUnverified();
    await sweepDeletions();
    expect(await getAccount(uid)).toBeUndefined();
    expect(await hasAuthUser(uid)).toBe(false);
    expect(await listLogEntries(`users/${uid}`)).toMatchObject([{ action: 'delete:user', actor: null }]);
  });

  it('stays once verified, even if only Firebase knows it or the e-mail changed later (R203)', async () => {
    const [notified, unnotified] = [await createNewcomer(), await createNewcomer()];
    for (const uid of [notified, unnotified]) await auth.updateUser(uid, { emailVerified: true });
    const account = await get(doc('users/{uid}', notified));
    if (account === undefined) throw new Error('No account');
    await reconcile(notified, account);
    await auth.updateUser(notified, { email: `outro-${notified.toLowerCase()}@bigorna.test`, emailVerified: false });
    at(UNVERIFIED_ACCOUNT_DAYS + 30);
    await expireUnverified();
    expect(await getAccount(notified)).toMatchObject({ unverified_since: null });
    expect(await getAccount(unnotified)).toMatchObject({ is_verified: true, unverified_since: null });
  });

  it('stays if it belongs to staff, is banned or was created before this rule (R203)', async () => {
    const old = (await createMember({ is_verified: false })).uid;
    const [staff, banned] = [
      await createUnverified({ role: 'moderator' }),
      await createUnverified({ is_banned: true }),
    ];
    at(UNVERIFIED_ACCOUNT_DAYS + 30);
    await expireUnverified();
    for (const uid of [old, staff, banned]) expect(await getAccount(uid)).toBeDefined();
  });

  it('is deleted by concurrent runs, even if one run cannot process all accounts (R203)', async () => {
    const uids = await Promise.all(Array.from({ length: 60 }, () => createUnverified()));
    at(UNVERIFIED_ACCOUNT_DAYS + 1);
    await Promise.all([expireUnverified(), expireUnverified()]);
    await expireUnverified();
    const left = await Promise.all(uids.map(getAccount));
    expect(left.filter((one) => one !== undefined)).toEqual([]);
    const { docs } = await firestore.collection('deletions').get();
    expect(new Set(docs.map(({ id }) => id)).size).toBeGreaterThanOrEqual(60);
  }, 60_000);

  it('costs one read when no account is due, and is checked every ten minutes (R203)', async () => {
    await expireUnverified();
    expect(await measureCost(expireUnverified)).toEqual({ reads: 1, writes: 0 });
    expect(SCHEDULED_JOBS.find(({ run }) => run === expireUnverified)).toMatchObject({ everySeconds: 600 });
  });
});
