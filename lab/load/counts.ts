import { setTimeout as delay } from 'node:timers/promises';
import { countsBucket } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import type { Admin } from '../admin.ts';
import type { Tally } from './run.ts';

const stored = z.looseObject({ mods: countsBucket.shape.mods });

/** Reads the stored views and downloads of all mods, by kind and mod. */
export const readCounts = async ({ firestore }: Admin): Promise<ReadonlyMap<string, number>> => {
  const { docs } = await firestore.collection('counts').get();
  const mods = docs.flatMap((doc) => Object.entries(stored.parse(doc.data()).mods));
  return new Map(
    mods.flatMap(([mod, counts]) =>
      (['views', 'downloads'] as const).map((figure) => [`${figure} of ${mod}`, counts[figure]] as const),
    ),
  );
};

/** Twice the documented settling time, for a machine that was just under load. */
const SETTLED_MS = 120_000;
const POLL_MS = 2_000;

/**
 * Waits until the stored counts equal the previous ones plus the counted calls.
 *
 * @returns the differences that remain after the timeout, and the seconds waited
 */
export const waitForCounts = async (admin: Admin, before: ReadonlyMap<string, number>, { counted }: Tally) => {
  const expected = new Map(before);
  for (const { figure, mod } of counted.values()) {
    const key = `${figure} of ${mod}`;
    expected.set(key, (expected.get(key) ?? 0) + 1);
  }
  const from = performance.now();
  for (;;) {
    const found = await readCounts(admin);
    const wrong = [...expected]
      .map(([key, count]) => ({ key, count, present: found.get(key) ?? 0 }))
      .filter(({ count, present }) => present !== count)
      .map(({ key, count, present }) => `${key}: ${present} instead of ${count}`);
    const waited = performance.now() - from;
    if (wrong.length === 0 || waited > SETTLED_MS) return { wrong, seconds: waited / 1000 };
    await delay(POLL_MS);
  }
};
