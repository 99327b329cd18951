import { FieldValue } from 'firebase-admin/firestore';
import { catalogue } from '../../../functions/src/catalogue/index.ts';
import { firestore } from './firebase.ts';
import { createModWithExternalFile, type TestMod } from './mods.ts';

/** Makes the index of this process read all changes now. */
export const syncIndex = async (): Promise<void> => {
  catalogue.invalidate();
  await catalogue.ready();
};

/** Creates a mod that the index of this process has read. */
export const createKnownMod = async (): Promise<TestMod> => {
  const mod = await createModWithExternalFile();
  await syncIndex();
  return mod;
};

/** Archives a mod, which the index of this process then reads. */
export const archive = async ({ id }: TestMod): Promise<void> => {
  await firestore.doc(`mods/${id}`).update({ status: 'archived', updated_at: FieldValue.serverTimestamp() });
  await syncIndex();
};
