import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { downloadable } from '../../functions/src/downloads/downloadable.ts';
import { recordDownload } from '../../functions/src/downloads/record-download.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { firestore } from './support/firebase.ts';
import { makeMod, type TestMod } from './support/mods.ts';

vi.mock('../../functions/src/platform/clock.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/clock.ts')>()),
  now: vi.fn(),
}));
// A project of its own has no queue: the tests do the tasks' work.
vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));

const HOUR_MS = 3_600_000;
let time = new Date('2026-11-21T00:00:01Z');
const later = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
let mod: TestMod;
beforeEach(async () => {
  vi.mocked(now).mockImplementation(() => time);
  mod = await makeMod();
});

const fetchedBy = async (uid: string): Promise<void> => recordDownload(await downloadable(mod.id, {}), uid, time);
const events = async () => (await firestore.collection('events').where('mod_id', '==', mod.id).get()).docs;
const counted = async (): Promise<number | undefined> => {
  for (const slot of new Set((await events()).map((event) => String(event.get('slot'))))) await rollUp(slot);
  return (await get(doc('counts/{bucket}', 'tests')))?.mods[mod.id]?.downloads;
};

describe('R024 a counted download', () => {
  it('R024 counts once a member and day, whatever the hour, and again the next day', async () => {
    const [ana, rui] = [randomUUID(), randomUUID()];
    await fetchedBy(ana);
    later(10 * HOUR_MS);
    await Promise.all([fetchedBy(ana), fetchedBy(rui), fetchedBy(rui)]);
    expect(await counted()).toBe(2);
    later(13.99 * HOUR_MS);
    await fetchedBy(ana);
    expect(await counted()).toBe(2);
    later(HOUR_MS);
    await fetchedBy(ana);
    expect(await counted()).toBe(3);
    expect((await events()).map((event): unknown => event.get('day')).toSorted()).toHaveLength(3);
  });

  it('R024 leaves nothing in what is kept for weeks that tells who, and nothing alike from day to day', async () => {
    const uid = randomUUID();
    await fetchedBy(uid);
    later(24 * HOUR_MS);
    await fetchedBy(uid);
    const kept = await events();
    expect(kept.map((event) => `${event.id} ${JSON.stringify(event.data())}`).join(' ')).not.toContain(uid);
    expect(new Set(kept.map(({ id }) => id.split('_')[1])).size).toBe(2);
    expect((await firestore.doc(`mods/${mod.id}/downloaders/${uid}`).get()).get('uid')).toBe(uid);
  });
});
