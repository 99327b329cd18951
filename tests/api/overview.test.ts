import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { PRESENCE_MS } from '@bigorna/domain/limits';
import { toDay } from '@bigorna/domain/trending';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SCHEDULED_JOBS } from '../../functions/src/events/scheduled-jobs.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, getReadWriteCounts } from '../../functions/src/platform/firestore.ts';
import { countDays, getDailyStats } from '../../functions/src/portal/overview/get-daily-stats.ts';
import { getRefusal, parseFailure } from './support/call.ts';
import { storeComment } from './support/comments.ts';
import { measureCost } from './support/costs.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { createMod } from './support/mods.ts';
import { createLocalApi, createStaffMember, type Staff } from './support/staff-mods.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Years later than the data set, which the emulator adds to every project. */
const NOON = Date.UTC(2031, 4, 10, 12);
let time = NOON;
vi.mocked(now).mockImplementation(() => new Date(time));
const daysAgo = (days: number): Date => new Date(NOON - days * DAY_MS);

const api = await createLocalApi();
let moderator: Staff;
let admin: Staff;
beforeAll(async () => {
  for (const name of ['reports', 'contact_messages', 'rollups'])
    await firestore.recursiveDelete(firestore.collection(name));
  for (const { ref } of (await firestore.collection('mods').where('status', '==', 'pending').get()).docs)
    await ref.delete();
  for (const { ref } of (await firestore.collectionGroup('releases').where('external', '==', true).get()).docs)
    await ref.update({ verdict: 'clear' });
  await firestore.doc('stats/days').delete();
  [moderator, admin] = [await createStaffMember('moderator'), await createStaffMember()];
}, 90_000);

describe('who looks at a record', () => {
  const look = (who: Staff, path?: string) => api.ask('updatePresence', who, { body: { path } });

  it('is told to colleagues, until the last call that names a record is too old (R128)', async () => {
    const seen = { uid: moderator.uid, name: 'Pessoa de Prova' };
    expect(await look(moderator, 'mods/m1/comments/c1')).toEqual([]);
    expect(await look(admin, 'mods/m1')).toEqual([{ ...seen, path: 'mods/m1/comments/c1' }]);
    await look(moderator, 'profiles/u1');
    expect(await look(admin)).toEqual([{ ...seen, path: 'profiles/u1' }]);
    time = NOON + PRESENCE_MS + 1000;
    expect(await look(admin)).toEqual([]);
    expect(await look(moderator)).toEqual([]);
    expect(await look(admin)).toEqual([]);
    time = NOON;
  });

  it('is told only to staff who may open the record (R126)', async () => {
    const call = (who: Staff, path: string) => api.call('updatePresence', who, { body: { path } });
    expect((await call(admin, 'contact_messages/m1')).status).toBe(200);
    expect(await look(moderator)).toEqual([]);
    expect(getRefusal(await call(moderator, 'contact_messages/m1'))).toBe('403 forbidden');
    expect(getRefusal(await call(admin, 'settings/site'))).toBe('400 invalid_request');
  });
});

describe('open queues', () => {
  it('are shown to each role that handles them, with their size and oldest item (R121)', async () => {
    const empty = { count: 0, oldest_at: null };
    const all = { mods: empty, comments: empty, reports: empty, contact_messages: empty, releases: empty };
    expect((await api.ask('adminOverview', admin)).queues).toEqual(all);
    expect((await api.ask('adminOverview', moderator)).queues).toEqual({
      mods: empty,
      comments: empty,
      reports: empty,
    });

    const [old, young] = [await createMod({ status: 'pending' }), await createMod({ status: 'pending' })];
    await firestore.doc(`mods/${old.id}`).update({ submitted_at: daysAgo(9) });
    await firestore.doc(`mods/${young.id}`).update({ submitted_at: daysAgo(2), updated_at: daysAgo(12) });
    const outside = await createMod({
      externalUrl: 'https://example.com/x.jar',
      releases: [{ verdict: 'pending', published_at: daysAgo(4) }],
    });
    const reported = { uid: admin.uid, reason: 'spam', resolved_at: null };
    const comment = { ...reported, subject: 'comment', path: `mods/${old.id}/comments/c1` };
    await firestore.doc('reports/um').set({ ...comment, lead: true, created_at: daysAgo(3) });
    await firestore.doc('reports/dois').set({ ...comment, lead: false, created_at: daysAgo(1) });
    await firestore
      .doc('reports/tres')
      .set({ ...reported, subject: 'mod', path: `mods/${old.id}`, lead: true, created_at: daysAgo(5) });
    await firestore
      .doc('reports/visto')
      .set({ ...comment, lead: true, resolved_at: daysAgo(1), created_at: daysAgo(8) });
    const message = { name: 'A', email: 'a@b.test', subject: 'A', message: 'A', uid: null };
    await firestore.doc('contact_messages/um').set({ ...message, created_at: daysAgo(6), handled_at: null });
    await firestore.doc('contact_messages/dois').set({ ...message, created_at: daysAgo(7), handled_at: daysAgo(1) });

    time += 10_000;
    const before = getReadWriteCounts().reads;
    const { queues } = await api.ask('adminOverview', admin);
    expect(queues).toEqual({
      mods: { count: 2, oldest_at: daysAgo(9).toISOString() },
      comments: { count: 1, oldest_at: daysAgo(3).toISOString() },
      reports: { count: 2, oldest_at: daysAgo(5).toISOString() },
      contact_messages: { count: 1, oldest_at: daysAgo(6).toISOString() },
      releases: { count: 1, oldest_at: daysAgo(4).toISOString(), oldest_about: `mods/${outside.id}` },
    });
    // Reads: two per queue, the current account and the site settings.
    expect(getReadWriteCounts().reads - before).toBeLessThanOrEqual(12);
    const askAgain = async () =>
      expect(Object.keys((await api.ask('adminOverview', moderator)).queues)).toEqual(['mods', 'comments', 'reports']);
    expect((await measureCost(askAgain)).reads).toBeLessThanOrEqual(2);
  });
});

describe('daily counts', () => {
  const storeRollUp = (day: string, downloads: number) =>
    firestore
      .doc(`rollups/0-${day}T00:00:${randomUUID().slice(0, 8)}`)
      .set({ day, events: 1, downloads, expires_at: new Date(NOON * 2) });
  const getDailyCounts = async (day: string) => (await get(doc('stats/days')))?.days[day];

  it('are final once the day has settled; for today they are minutes old at most (R121)', async () => {
    const [today, yesterday] = [toDay(daysAgo(0)), toDay(daysAgo(1))];
    const [mod, member] = [await createMod(), await createMember()];
    await storeRollUp(yesterday, 4);
    await storeRollUp(yesterday, 3);
    await storeRollUp(today, 2);
    await firestore.doc(`users/${member.uid}`).update({ member_since: daysAgo(1) });
    await storeComment(mod.id, member, { created_at: daysAgo(1) });
    await storeComment(mod.id, member, { created_at: daysAgo(0) });
    await getDailyStats(3 * MINUTE_MS);
    expect(await getDailyCounts(yesterday)).toEqual({ downloads: 7, registrations: 1, comments: 1 });
    expect(await getDailyCounts(today)).toEqual({ downloads: 2, registrations: 0, comments: 1 });
    expect((await get(doc('stats/days')))?.storage_bytes).toBeGreaterThan(0);

    await storeRollUp(yesterday, 100);
    await storeRollUp(today, 5);
    time += 2 * MINUTE_MS;
    await getDailyStats(3 * MINUTE_MS);
    expect((await getDailyCounts(today))?.downloads).toBe(2);
    time += 2 * MINUTE_MS;
    await getDailyStats(3 * MINUTE_MS);
    expect((await getDailyCounts(today))?.downloads).toBe(7);
    expect((await getDailyCounts(yesterday))?.downloads).toBe(7);
  });

  it('are updated once a day by a job that costs one read when there is no work (R121)', async () => {
    expect(SCHEDULED_JOBS.map(({ run }) => run)).toContain(countDays);
    const today = toDay(new Date(time));
    await storeRollUp(today, 11);
    expect((await measureCost(countDays)).reads).toBe(1);
    time = Date.parse(today) + DAY_MS + 9 * MINUTE_MS;
    await countDays();
    expect((await getDailyCounts(today))?.downloads).toBe(7);
    time += 2 * MINUTE_MS;
    await countDays();
    expect((await getDailyCounts(today))?.downloads).toBe(18);
    expect((await measureCost(() => Promise.all([countDays(), countDays()]))).reads).toBe(2);
  });

  it('are returned for the requested days with totals and the most downloaded mods (R121)', async () => {
    const response = await api.ask('adminStatistics', moderator, { query: '?days=7' });
    expect(response.days).toHaveLength(7);
    expect(response.days.map(({ day }) => day)).toEqual(response.days.map(({ day }) => day).toSorted());
    expect(response.days.at(-1)?.day).toBe(toDay(new Date(time)));
    expect(response.totals.mods).toBeGreaterThan(0);
    expect(response.totals.storage_bytes).toBeGreaterThan(0);
    const downloads = response.top_mods.map((mod) => mod.downloads);
    expect(downloads).toEqual(downloads.toSorted((a, b) => b - a));
    expect(downloads.length).toBeGreaterThan(0);
    for (const days of ['0', '91', 'x']) {
      const rejected = await api.call('adminStatistics', admin, { query: `?days=${days}` });
      expect(parseFailure(rejected).errors?.map(({ path }) => path)).toEqual(['days']);
    }
  });
});
