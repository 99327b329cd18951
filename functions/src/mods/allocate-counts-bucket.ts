import { countsBucketFor } from '@bigorna/domain/counts-bucket';
import { doc, type Reader, type Writer } from '../platform/firestore.ts';

/**
 * Gives the mod that a transaction makes its `counts` bucket, once and for good. Call it after the transaction's last read:
 * it reads and then writes.
 */
export const allocateCountsBucket = async (step: Reader & Writer): Promise<string> => {
  const ref = doc('system/counts');
  const mods = (await step.get(ref))?.mods ?? 0;
  step.set(ref, { mods: mods + 1 });
  return countsBucketFor(mods);
};
