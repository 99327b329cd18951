import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { dayOf } from '@bigorna/domain/trending';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RECURRING } from '../../functions/src/events/recurring.ts';
import { countDays, dailyFigures } from '../../functions/src/overview/daily-figures.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get, readsAndWrites } from '../../functions/src/platform/firestore.ts';
import { failureOf } from './support/call.ts';
import { putComment } from './support/comments.ts';
import { firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';
import { makeMod } from './support/mods.ts';
import { ownApi, type Staff, staffMember } from './support/staff-mods.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Years ahead of the data set, which the emulator shows in every project. */
const NOON = Date.UTC(2031, 4, 10, 12);
let time = NOON;
vi.mocked(now).mockImplementation(() => new Date(time));
const daysAgo = (days: number): Date => new Date(NOON - days * DAY_MS);

const api = ownApi();
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
  [moderator, admin] = [await staffMember('moderator'), await staffMember()];
}, 90_000);

describe('what waits', () => {
  it('R121 is told to each role: their queues, how many there are, and since when', async () => {
    const empty = { count: 0, oldest_at: null };
    const all = { mods: empty, comments: empty, reports: empty, contact_messages: empty, releases: empty };
    expect((await api.ask('adminOverview', admin)).queues).toEqual(all);
    expect((await api.ask('adminOverview', moderator)).queues).toEqual({
      mods: empty,
      comments: empty,
      reports: empty,
    });

    const [old, young] = [await makeMod({ status: 'pending' }), await makeMod({ status: 'pending' })];
    await firestore.doc(`mods/${old.id}`).update({ updated_at: daysAgo(9) });
    await firestore.doc(`mods/${young.id}`).update({ updated_at: daysAgo(2) });
    const outside = await makeMod({
      externalUrl: 'https://example.com/x.jar',
      releases: [{ verdict: 'pending', published_at: daysAgo(4) }],
    });
    const reported = { uid: admin.uid, reason: 'spam', resolved_at: null };
    const comment = { ...reported, subject: 'comment', path: `mods/${old.id}/comments/c1` };
    await firestore.doc('reports/um').set({ ...comment, lead: true, created_at: daysAgo(3) });
    await firestore.doc('reports/dois').set({ ...comment, lead: false, created_at: daysAgo(1) });
    await firestore
      .doc('reports/tres')
      .set({ ...reported, subject: 'mod', path: `mods/${old.id}`, created_at: daysAgo(5) });
    await firestore
      .doc('reports/visto')
      .set({ ...comment, lead: true, resolved_at: daysAgo(1), created_at: daysAgo(8) });
    const message = { name: 'A', email: 'a@b.test', subject: 'A', message: 'A', uid: null };
    await firestore.doc('contact_messages/um').set({ ...message, created_at: daysAgo(6), handled_at: null });
    await firestore.doc('contact_messages/dois').set({ ...message, created_at: daysAgo(7), handled_at: daysAgo(1) });

    time += 10_000;
    const before = readsAndWrites().reads;
    const { queues } = await api.ask('adminOverview', admin);
    expect(queues).toEqual({
      mods: { count: 2, oldest_at: daysAgo(9).toISOString() },
      comments: { count: 1, oldest_at: daysAgo(3).toISOString() },
      reports: { count: 3, oldest_at: daysAgo(5).toISOString() },
      contact_messages: { count: 1, oldest_at: daysAgo(6).toISOString() },
      releases: { count: 1, oldest_at: daysAgo(4).toISOString(), oldest_about: `mods/${outside.id}` },
    });
    // Two a queue, the reader's account and the site's settings.
    expect(readsAndWrites().reads - before).toBeLessThanOrEqual(12);
    const again = readsAndWrites().reads;
    expect(Object.keys((await api.ask('adminOverview', moderator)).queues)).toEqual(['mods', 'comments', 'reports']);
    expect(readsAndWrites().reads - again).toBeLessThanOrEqual(2);
  });
});

describe('what the days came to', () => {
  const putRollUp = (day: string, downloads: number) =>
    firestore
      .doc(`rollups/0-${day}T00:00:${randomUUID().slice(0, 8)}`)
      .set({ day, events: 1, downloads, expires_at: new Date(NOON * 2) });
  const figuresOf = async (day: string) => (await get(doc('stats/days')))?.days[day];

  it('R121 is counted by day, final once a day has settled, fresh to some minutes for today', async () => {
    const [today, yesterday] = [dayOf(daysAgo(0)), dayOf(daysAgo(1))];
    const [mod, member] = [await makeMod(), await makeMember()];
    await putRollUp(yesterday, 4);
    await putRollUp(yesterday, 3);
    await putRollUp(today, 2);
    await firestore.doc(`users/${member.uid}`).update({ member_since: daysAgo(1) });
    await putComment(mod.id, member, { created_at: daysAgo(1) });
    await putComment(mod.id, member, { created_at: daysAgo(0) });
    await dailyFigures(3 * MINUTE_MS);
    expect(await figuresOf(yesterday)).toEqual({ downloads: 7, registrations: 1, comments: 1 });
    expect(await figuresOf(today)).toEqual({ downloads: 2, registrations: 0, comments: 1 });
    expect((await get(doc('stats/days')))?.storage_bytes).toBeGreaterThan(0);

    await putRollUp(yesterday, 100);
    await putRollUp(today, 5);
    time += 2 * MINUTE_MS;
    await dailyFigures(3 * MINUTE_MS);
    expect((await figuresOf(today))?.downloads).toBe(2);
    time += 2 * MINUTE_MS;
    await dailyFigures(3 * MINUTE_MS);
    expect((await figuresOf(today))?.downloads).toBe(7);
    expect((await figuresOf(yesterday))?.downloads).toBe(7);
  });

  it('R121 is counted without anybody looking, once a day; one read when there is nothing to do', async () => {
    expect(RECURRING.map(({ run }) => run)).toContain(countDays);
    const today = dayOf(new Date(time));
    await putRollUp(today, 11);
    const before = readsAndWrites();
    await countDays();
    expect(readsAndWrites().reads - before.reads).toBe(1);
    time = Date.parse(today) + DAY_MS + 9 * MINUTE_MS;
    await countDays();
    expect((await figuresOf(today))?.downloads).toBe(7);
    time += 2 * MINUTE_MS;
    await countDays();
    expect((await figuresOf(today))?.downloads).toBe(18);
    const settled = readsAndWrites();
    await Promise.all([countDays(), countDays()]);
    expect(readsAndWrites().reads - settled.reads).toBe(2);
  });

  it('R121 is answered with as many days as asked for, totals and the most downloaded mods', async () => {
    const answer = await api.ask('adminStatistics', moderator, { query: '?days=7' });
    expect(answer.days).toHaveLength(7);
    expect(answer.days.map(({ day }) => day)).toEqual(answer.days.map(({ day }) => day).toSorted());
    expect(answer.days.at(-1)?.day).toBe(dayOf(new Date(time)));
    expect(answer.totals.mods).toBeGreaterThan(0);
    expect(answer.totals.storage_bytes).toBeGreaterThan(0);
    const downloads = answer.top_mods.map((mod) => mod.downloads);
    expect(downloads).toEqual(downloads.toSorted((a, b) => b - a));
    expect(downloads.length).toBeGreaterThan(0);
    for (const days of ['0', '91', 'x']) {
      const refused = await api.call('adminStatistics', admin, { query: `?days=${days}` });
      expect(failureOf(refused).errors?.map(({ path }) => path)).toEqual(['days']);
    }
  });
});
