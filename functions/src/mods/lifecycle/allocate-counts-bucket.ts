import { getCountsBucket } from '@bigorna/domain/counts-bucket';
import { doc, type Reader, type Writer } from '../../platform/firestore.ts';

/**
 * Assigns the `counts` bucket of a new mod, permanently. It reads and writes, so call it after the transaction's last
 * read.
 */
export const allocateCountsBucket = async (tx: Reader & Writer): Promise<string> => {
  const ref = doc('system/counts');
  const mods = (await tx.get(ref))?.mods ?? 0;
  tx.set(ref, { mods: mods + 1 });
  return getCountsBucket(mods);
};
