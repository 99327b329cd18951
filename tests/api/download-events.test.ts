import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { findDownloadableRelease } from '../../functions/src/mods/downloads/find-downloadable-release.ts';
import { recordDownload } from '../../functions/src/mods/downloads/record-download.ts';
import { now } from '../../functions/src/platform/clock.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { firestore } from './support/firebase.ts';
import { createMod, type TestMod } from './support/mods.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));
// This project has no queue: the tests do the work of the tasks.
vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

const HOUR_MS = 3_600_000;
let time = new Date('2026-11-21T00:00:01Z');
const advanceClock = (ms: number): void => {
  time = new Date(time.getTime() + ms);
};
let mod: TestMod;
beforeEach(async () => {
  vi.mocked(now).mockImplementation(() => time);
  mod = await createMod();
});

const downloadAs = async (uid: string): Promise<void> =>
  recordDownload(await findDownloadableRelease(mod.id, {}), uid, time);
const listEvents = async () => (await firestore.collection('events').where('mod_id', '==', mod.id).get()).docs;
const counted = async (): Promise<number | undefined> => {
  for (const slot of new Set((await listEvents()).map((event) => String(event.get('slot'))))) await rollUp(slot);
  return (await get(doc('counts/{bucket}', 'tests')))?.mods[mod.id]?.downloads;
};

describe('counted download (R024)', () => {
  it('counts once per member and day, and again the next day (R024)', async () => {
    const [ana, rui] = [randomUUID(), randomUUID()];
    await downloadAs(ana);
    advanceClock(10 * HOUR_MS);
    await Promise.all([downloadAs(ana), downloadAs(rui), downloadAs(rui)]);
    expect(await counted()).toBe(2);
    advanceClock(13.99 * HOUR_MS);
    await downloadAs(ana);
    expect(await counted()).toBe(2);
    advanceClock(HOUR_MS);
    await downloadAs(ana);
    expect(await counted()).toBe(3);
    expect((await listEvents()).map((event): unknown => event.get('day')).toSorted()).toHaveLength(3);
  });

  it('stores nothing that identifies the member, or links two days (R024)', async () => {
    const uid = randomUUID();
    await downloadAs(uid);
    advanceClock(24 * HOUR_MS);
    await downloadAs(uid);
    const storedEvents = await listEvents();
    expect(storedEvents.map((event) => `${event.id} ${JSON.stringify(event.data())}`).join(' ')).not.toContain(uid);
    expect(new Set(storedEvents.map(({ id }) => id.split('_')[1])).size).toBe(2);
    expect((await firestore.doc(`mods/${mod.id}/downloaders/${uid}`).get()).get('uid')).toBe(uid);
  });
});
