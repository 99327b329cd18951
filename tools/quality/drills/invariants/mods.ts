import { getStorage } from 'firebase-admin/storage';
import { firestore } from '../../../../tests/e2e/support/firebase.ts';
import { BUCKET } from '../../../emulators/ports.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const faultsOfReleases = async (modId: string): Promise<string[]> => {
  const { docs } = await firestore.collection(`mods/${modId}/releases`).get();
  const faults = await Promise.all(
    docs.map(async ({ ref }) => {
      const file = await ref.collection('private').doc('file').get();
      if (!file.exists) return `${ref.path} has no file`;
      const path = text(file.get('storage_path'));
      if (path === '') return undefined;
      const [isThere] = await getStorage().bucket(BUCKET).file(path).exists();
      return isThere ? undefined : `${ref.path}: ${path} is not stored`;
    }),
  );
  return faults.filter((fault) => fault !== undefined);
};

/** What of the mods is half there: no address, no page though approved, a release without its file. */
export async function halfMods(): Promise<string[]> {
  const { docs } = await firestore.collection('mods').get();
  const faults = await Promise.all(
    docs.map(async (mod) => {
      const [claim, page, ofReleases] = await Promise.all([
        firestore.doc(`slugs/${text(mod.get('slug'))}`).get(),
        firestore.doc(`pages/${mod.id}`).get(),
        faultsOfReleases(mod.id),
      ]);
      return [
        ...(claim.get('mod_id') === mod.id ? [] : [`mods/${mod.id} does not hold its address`]),
        ...(mod.get('status') === 'approved' && !page.exists ? [`mods/${mod.id} is approved and has no page`] : []),
        ...ofReleases,
      ];
    }),
  );
  return faults.flat();
}
