import './support/separate-project.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import { ban, liftEndedBan, liftEndedBans, unban } from '../../functions/src/members/accounts/ban.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { measureCost } from './support/costs.ts';
import { auth, firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { listLogEntries, listNotifications } from './support/stored.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));

const HOUR_MS = 3_600_000;
const START = Date.now();
const hoursLater = (hours: number): Date => new Date(START + hours * HOUR_MS);
const at = (hours: number): void => void vi.mocked(now).mockReturnValue(hoursLater(hours));

const actor = { ...(await createMember({ role: 'moderator' })), role: 'moderator', requestId: 'um-pedido' } as const;
const createBannedUntil = async (hours: number | null): Promise<string> => {
  const { uid } = await createMember();
  await ban(uid, { words: 'Anúncios', until: hours === null ? null : hoursLater(hours) }, actor);
  return uid;
};

const getAccount = async (uid: string) => (await firestore.doc(`users/${uid}`).get()).data();
const countLifted = async (uid: string) =>
  (await listLogEntries(`users/${uid}`)).filter(({ action }) => action === 'unban:user');

beforeEach(() => at(0));

describe('ban with an end', () => {
  it('is lifted, logged and notified once at its end (R087)', async () => {
    const { uid, email } = await createMember();
    const before = await getAccount(uid);
    const revokedAt = async () => new Date((await auth.getUser(uid)).tokensValidAfterTime ?? '');
    const revokedBefore = await revokedAt();
    await ban(uid, { words: 'Anúncios', until: hoursLater(1) }, actor);
    at(0.99);
    await liftEndedBans();
    expect(await getAccount(uid)).toMatchObject({ is_banned: true });
    at(1);
    await liftEndedBans();
    const { ban_revoked_at, valid_after, ...account } = Object(await getAccount(uid));
    expect({ ...account, ban_revoked_at: null, valid_after: before?.valid_after }).toEqual(before);
    expect(valid_after.toDate()).toEqual(revokedBefore);
    expect(ban_revoked_at.toDate()).toEqual(await revokedAt());
    const entries = await countLifted(uid);
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
    expect(await listNotifications(uid)).toEqual([
      { type: 'system', template: 'ban_lifted', values: {}, path: null, read_at: null, created_at: expect.anything() },
    ]);
  });

  it('is lifted once when sweeps and staff lift it at the same time (R087)', async () => {
    const [swept, unbanned] = [await createBannedUntil(1), await createBannedUntil(1)];
    at(2);
    const sweeps = [liftEndedBans(), liftEndedBans(), liftEndedBans()];
    await Promise.all([...sweeps, unban(unbanned, actor)]);
    for (const uid of [swept, unbanned]) {
      expect(await getAccount(uid)).toMatchObject({ is_banned: false });
      expect(await countLifted(uid)).toHaveLength(1);
      expect(await listNotifications(uid)).toHaveLength(1);
    }
  });

  it('is not lifted by a sweep when it was extended or lifted before (R087)', async () => {
    const [prolonged, lifted] = [await createBannedUntil(1), await createBannedUntil(1)];
    at(2);
    await ban(prolonged, { words: 'De novo', until: hoursLater(9) }, actor);
    await unban(lifted, actor);
    for (const uid of [prolonged, lifted]) expect(await liftEndedBan(uid, 'um-pedido')).toBe(false);
    expect(await getAccount(prolonged)).toMatchObject({ is_banned: true, ban_reason: 'De novo' });
    expect(await countLifted(lifted)).toHaveLength(1);
  });

  it('is lifted without effect on endless bans; one read is enough when no ban is due (R087)', async () => {
    const uid = await createBannedUntil(null);
    at(24 * 365);
    await liftEndedBans();
    expect(await measureCost(liftEndedBans)).toEqual({ reads: 1, writes: 0 });
    expect(await getAccount(uid)).toMatchObject({ is_banned: true });
  });

  it('is checked every minute (R087)', () => {
    expect(SCHEDULED_JOBS.find(({ run }) => run === liftEndedBans)).toMatchObject({ everySeconds: 60 });
  });
});
