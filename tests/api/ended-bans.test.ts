import './support/own-project.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ban, liftWhenOver, unban } from '../../functions/src/accounts/ban.ts';
import { liftEndedBans } from '../../functions/src/accounts/lift-ended-bans.ts';
import { RECURRING } from '../../functions/src/events/recurring.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { readsAndWrites } from '../../functions/src/platform/firestore.ts';
import { auth, firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));

const HOUR_MS = 3_600_000;
const START = Date.now();
const hoursLater = (hours: number): Date => new Date(START + hours * HOUR_MS);
const at = (hours: number): void => void vi.mocked(now).mockReturnValue(hoursLater(hours));

const actor = { ...(await makeMember({ role: 'moderator' })), role: 'moderator', requestId: 'um-pedido' } as const;
const bannedUntil = async (hours: number | null): Promise<string> => {
  const { uid } = await makeMember();
  await ban(uid, { words: 'Anúncios', until: hours === null ? null : hoursLater(hours) }, actor);
  return uid;
};

const accountOf = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();
const notificationsOf = async (uid: string) =>
  (await firestore.collection(`users/${uid}/notifications`).get()).docs.map((one) => one.data());
const liftedIn = async (uid: string) => {
  const entries = await firestore.collection('logs').where('target', '==', `users/${uid}`).get();
  return entries.docs.map((entry) => entry.data()).filter(({ action }) => action === 'unban:user');
};

beforeEach(() => at(0));

describe('a ban with an end', () => {
  it('R087 is lifted once its end has come: account, log and notification', async () => {
    const { uid, email } = await makeMember();
    const before = await accountOf(uid);
    const revokedAt = async () => new Date((await auth.getUser(uid)).tokensValidAfterTime ?? '');
    const revokedBefore = await revokedAt();
    await ban(uid, { words: 'Anúncios', until: hoursLater(1) }, actor);
    at(0.99);
    await liftEndedBans();
    expect(await accountOf(uid)).toMatchObject({ is_banned: true });
    at(1);
    await liftEndedBans();
    const { ban_revoked_at, valid_after, ...account } = Object(await accountOf(uid));
    expect({ ...account, ban_revoked_at: null, valid_after: before?.valid_after }).toEqual(before);
    expect(valid_after.toDate()).toEqual(revokedBefore);
    expect(ban_revoked_at.toDate()).toEqual(await revokedAt());
    const entries = await liftedIn(uid);
    expect(entries).toMatchObject([
      {
        actor: null,
        reason: null,
        before: { is_banned: true, ban_reason: 'Anúncios' },
        after: { is_banned: false, ban_reason: null, banned_until: null },
        request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
    expect(await notificationsOf(uid)).toEqual([
      { type: 'system', template: 'ban_lifted', values: {}, path: null, read_at: null, created_at: expect.anything() },
    ]);
  });

  it('R087 is lifted once, by however many at the same time, staff among them', async () => {
    const [swept, unbanned] = [await bannedUntil(1), await bannedUntil(1)];
    at(2);
    const sweeps = [liftEndedBans(), liftEndedBans(), liftEndedBans()];
    await Promise.all([...sweeps, unban(unbanned, actor)]);
    for (const uid of [swept, unbanned]) {
      expect(await accountOf(uid)).toMatchObject({ is_banned: false });
      expect(await liftedIn(uid)).toHaveLength(1);
      expect(await notificationsOf(uid)).toHaveLength(1);
    }
  });

  it('R087 that was prolonged or lifted while the sweep was on its way is left alone', async () => {
    const [prolonged, lifted] = [await bannedUntil(1), await bannedUntil(1)];
    at(2);
    await ban(prolonged, { words: 'De novo', until: hoursLater(9) }, actor);
    await unban(lifted, actor);
    for (const uid of [prolonged, lifted]) expect(await liftWhenOver(uid, 'um-pedido')).toBe(false);
    expect(await accountOf(prolonged)).toMatchObject({ is_banned: true, ban_reason: 'De novo' });
    expect(await liftedIn(lifted)).toHaveLength(1);
  });

  it('R087 without an end is never lifted; with nothing to lift the sweep costs one read', async () => {
    const uid = await bannedUntil(null);
    at(24 * 365);
    await liftEndedBans();
    const before = readsAndWrites();
    await liftEndedBans();
    expect(readsAndWrites()).toEqual({ ...before, reads: before.reads + 1 });
    expect(await accountOf(uid)).toMatchObject({ is_banned: true });
  });

  it('R087 is looked for every minute', () => {
    expect(RECURRING.find(({ run }) => run === liftEndedBans)).toMatchObject({ everySeconds: 60 });
  });
});
