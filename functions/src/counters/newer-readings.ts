import { feedback } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import { doc, type Reader } from '../platform/firestore.ts';
import { type Newer, newerOf } from './newer-reading.ts';
import type { Reading } from './recount.ts';

/** One that does not fit its schema is made anew. */
export const feedbackDoc = (mod: string) => ({
  path: doc('feedback/{mod}', mod).path,
  schema: feedback.catch(() => feedback.parse({})),
});

/** What readings change of the mods that are still there, by mod. */
export const newerIn = async (step: Reader, readings: ReadonlyMap<string, Reading>): Promise<Map<string, Newer>> => {
  const ids = [...readings.keys()];
  const [mods, known] = await Promise.all([
    step.getAll(ids.map((id) => ({ path: doc('mods/{mod}', id).path, schema: z.unknown() }))),
    step.getAll(ids.map(feedbackDoc)),
  ]);
  return new Map(
    [...readings].flatMap(([id, reading], i) => {
      const newer = mods[i] === undefined ? undefined : newerOf(known[i], reading);
      return newer === undefined ? [] : [[id, newer] as const];
    }),
  );
};
