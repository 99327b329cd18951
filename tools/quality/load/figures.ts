import { setTimeout as delay } from 'node:timers/promises';
import { countsBucket } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import type { Admin } from '../admin.ts';
import type { Tally } from './tally.ts';

const FIGURES = ['views', 'downloads'] as const;
type Figure = (typeof FIGURES)[number];
/** By figure and mod. */
export type Figures = ReadonlyMap<string, number>;

const keyOf = (figure: Figure, mod: string): string => `${figure} of ${mod}`;
const stored = z.looseObject({ mods: countsBucket.shape.mods });

/** The views and downloads of all mods, as they are stored. */
export const readFigures = async ({ firestore }: Admin): Promise<Figures> => {
  const { docs } = await firestore.collection('counts').get();
  const mods = docs.flatMap((doc) => Object.entries(stored.parse(doc.data()).mods));
  return new Map(
    mods.flatMap(([mod, counts]) => FIGURES.map((figure) => [keyOf(figure, mod), counts[figure]] as const)),
  );
};

const expectedAfter = (before: Figures, tally: Tally): Map<string, number> => {
  const expected = new Map(before);
  for (const { figure, mod } of tally.counted()) {
    const key = keyOf(figure, mod);
    expected.set(key, (expected.get(key) ?? 0) + 1);
  }
  return expected;
};

const differences = (expected: Figures, found: Figures): string[] =>
  [...expected].flatMap(([key, figure]) => {
    const present = found.get(key) ?? 0;
    return present === figure ? [] : [`${key}: ${present} instead of ${figure}`];
  });

/** Twice what the decisions give figures to settle, for a machine that has just been under load. */
const SETTLED_MS = 120_000;
const POLL_MS = 2_000;

/** Waits until stored figures are what calls have added to former ones; answers what still differs when time is up. */
export const settle = async (
  admin: Admin,
  before: Figures,
  tally: Tally,
): Promise<{ wrong: string[]; seconds: number }> => {
  const expected = expectedAfter(before, tally);
  const from = performance.now();
  for (;;) {
    const wrong = differences(expected, await readFigures(admin));
    const waited = performance.now() - from;
    if (wrong.length === 0 || waited > SETTLED_MS) return { wrong, seconds: waited / 1000 };
    await delay(POLL_MS);
  }
};
