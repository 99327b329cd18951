import './support/separate-project.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { rollUp } from '../../functions/src/counters/roll-up.ts';
import { doc, get, watchWrites } from '../../functions/src/platform/firestore.ts';
import { callForData } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { buildAccount } from './support/followers.ts';
import { serveApi } from './support/in-process.ts';
import { createMod, type TestMod } from './support/mods.ts';
import { createToken } from './support/tokens.ts';

/** An in-process queue like Cloud Tasks: accepts each task name once, and runs the task when due. */
const queue = vi.hoisted(() => ({ names: new Set<string>(), deliver: (_due: Date, _data: unknown): void => {} }));
vi.mock('../../functions/src/platform/tasks.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/tasks.ts')>();
  const enqueue: typeof actual.enqueue = async (name, { subject, slotSeconds, data }) => {
    const slot = actual.toSlot(new Date(), slotSeconds);
    if (name !== 'rollUp') return slot;
    const task = `${name} ${subject} ${slot.end.toISOString()}`;
    if (!queue.names.has(task)) queue.deliver(new Date(slot.end.getTime() + 5000), data(slot));
    queue.names.add(task);
    return slot;
  };
  return { ...actual, enqueue };
});

const MEMBERS = 2000;
const BATCH = 500;
const TICKETS_AT_ONCE = 100;
/** Timeout for a busy machine. */
const RESPONSES_TIMEOUT_MS = 150_000;
/** Downloads are counted within a minute (R024). */
const SETTLED_MS = 60_000;

const tasks: Promise<void>[] = [];
queue.deliver = (due, data) => {
  const { slot } = z.object({ slot: z.string() }).parse(data);
  tasks.push(wait(Math.max(0, due.getTime() - Date.now())).then(() => rollUp(slot)));
};

const uids = Array.from({ length: MEMBERS }, (_, i) => `membro-${i}`);
const storeMembers = async (): Promise<void> => {
  for (let from = 0; from < MEMBERS; from += BATCH) {
    const batch = firestore.batch();
    for (const uid of uids.slice(from, from + BATCH)) batch.set(firestore.doc(`users/${uid}`), buildAccount(uid));
    await batch.commit();
  }
};

const { origin } = await serveApi();
let mod: TestMod;
const tickets: string[] = [];

const createTicket = async (uid: string): Promise<string> => {
  const seconds = Math.floor(Date.now() / 1000);
  const token = createToken(uid, seconds, seconds + 3600);
  return (await callForData('issueDownload', { params: { id: mod.id }, token, body: {}, origin })).url;
};

beforeAll(async () => {
  // Hosted externally, because this test measures the counting and not the transfer of bytes.
  mod = await createMod({ externalUrl: 'https://files.example/prova.jar' });
  await storeMembers();
  for (let from = 0; from < MEMBERS; from += TICKETS_AT_ONCE) {
    tickets.push(...(await Promise.all(uids.slice(from, from + TICKETS_AT_ONCE).map(createTicket))));
  }
}, 240_000);
afterAll(() => Promise.all(tasks));

const countDownloads = async () => ({
  mod: (await get(doc('counts/{bucket}', 'tests')))?.mods[mod.id]?.downloads ?? 0,
  site: (await get(doc('stats/site')))?.downloads ?? 0,
});

describe('2,000 downloads of one mod at once', () => {
  it('are counted exactly within a minute, with one write per second and document (R024)', async () => {
    const before = await countDownloads();
    const watch = watchWrites();
    const startedAt = Date.now();
    const statuses = await Promise.all(
      tickets.map(async (ticket) => {
        const signal = AbortSignal.timeout(RESPONSES_TIMEOUT_MS);
        return (await fetch(`${origin}${ticket}`, { redirect: 'manual', signal })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([302]));

    const after = { mod: before.mod + MEMBERS, site: before.site + MEMBERS };
    await vi.waitFor(async () => expect(await countDownloads()).toEqual(after), { timeout: SETTLED_MS, interval: 500 });
    const seconds = (Date.now() - startedAt) / 1000;
    await Promise.all(tasks);
    watch.stop();
    expect(await countDownloads()).toEqual(after);

    const busiest = [...watch.byPath].toSorted(([, a], [, b]) => b - a)[0];
    expect(watch.byPath.get('counts/tests')).toBeGreaterThan(0);
    expect(watch.byPath.get('stats/site')).toBeGreaterThan(0);
    expect(busiest?.[1] ?? 0, `${busiest?.[0]} in ${seconds} s`).toBeLessThanOrEqual(seconds);
  }, 240_000);
});
