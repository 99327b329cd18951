import './support/separate-project.ts';
import { COUNTS_BUCKET_MODS } from '@bigorna/domain/counts-bucket';
import { expect, it } from 'vitest';
import { allocateCountsBucket } from '../../functions/src/mods/lifecycle/allocate-counts-bucket.ts';
import { doc, get, runTransaction, set } from '../../functions/src/platform/firestore.ts';
import { firestore } from './support/firebase.ts';

const allocate = (): Promise<string> => runTransaction((tx) => allocateCountsBucket(tx));

it('a new mod gets the last bucket with room, or a new bucket (R112)', async () => {
  await set(doc('system/counts'), { mods: COUNTS_BUCKET_MODS - 2 });
  const buckets = await Promise.all(Array.from({ length: 4 }, allocate));
  expect(buckets.toSorted()).toEqual(['0', '0', '1', '1']);
  expect(await get(doc('system/counts'))).toEqual({ mods: COUNTS_BUCKET_MODS + 2 });
});

it('the first mod gets bucket 0; a mod whose creation fails is not counted (R112)', async () => {
  await firestore.doc('system/counts').delete();
  const failing = runTransaction(async (tx) => {
    await allocateCountsBucket(tx);
    throw new Error('not made');
  });
  await expect(failing).rejects.toThrow('not made');
  expect(await allocate()).toBe('0');
  expect(await get(doc('system/counts'))).toEqual({ mods: 1 });
});
