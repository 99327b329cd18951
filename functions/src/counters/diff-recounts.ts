import { feedback } from '@bigorna/domain/entities/mod';
import { z } from 'zod';
import { doc, type Reader } from '../platform/firestore.ts';
import { pickNewer, type RecountChanges } from './pick-newer.ts';
import type { RecountResult } from './recount.ts';

/** Falls back to an empty document if the stored one is invalid. */
export const getFeedbackDoc = (mod: string) => ({
  path: doc('feedback/{mod}', mod).path,
  schema: feedback.catch(() => feedback.parse({})),
});

/** Changes of counts, by mod. Skips deleted mods, and mods without a recount that is newer than the stored one. */
export const diffRecounts = async (
  tx: Reader,
  results: ReadonlyMap<string, RecountResult>,
): Promise<Map<string, RecountChanges>> => {
  const ids = [...results.keys()];
  const [mods, known] = await Promise.all([
    tx.getAll(ids.map((id) => ({ path: doc('mods/{mod}', id).path, schema: z.unknown() }))),
    tx.getAll(ids.map(getFeedbackDoc)),
  ]);
  return new Map(
    [...results].flatMap(([id, result], i) => {
      const newer = mods[i] === undefined ? undefined : pickNewer(known[i], result);
      return newer === undefined ? [] : [[id, newer] as const];
    }),
  );
};
