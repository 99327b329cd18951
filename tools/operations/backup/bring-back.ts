import { join } from 'node:path';
import { LauncherError } from '../../emulators/errors.ts';
import type { Place } from '../place.ts';
import { deleteAccounts, hasAccounts, readAccounts, storedAccount, writeAccounts } from './accounts.ts';
import {
  deleteDocuments,
  hasDocuments,
  readDocument,
  readDocuments,
  storedDocument,
  writeDocuments,
} from './documents.ts';
import { BYTES_FOLDER, KINDS, keptItems, type Manifest, readManifest } from './folder.ts';
import { deleteObjects, hasObjects, storedObject, writeObjects } from './objects.ts';
import { differences, holdingsOf } from './take.ts';

/** There while a restore is under way: whoever finds it knows that the rest is half of something. */
const MARKER = 'system/restore';
const AT_ONCE = 500;

const isEmpty = async (place: Place): Promise<boolean> => {
  const there = await Promise.all([hasDocuments(place), hasAccounts(place), hasObjects(place)]);
  return !there.includes(true);
};

/** Removes every document, account and file. */
export const wipe = async (place: Place): Promise<void> => {
  for await (const page of readDocuments(place, null)) {
    await deleteDocuments(
      place,
      page.map(({ path }) => path).filter((path) => path !== MARKER),
    );
  }
  for await (const page of readAccounts(place)) {
    await deleteAccounts(
      place,
      page.map(({ localId }) => localId),
    );
  }
  await deleteObjects(place);
  await deleteDocuments(place, [MARKER]);
};

const mark = (place: Place, folder: string): Promise<void> =>
  writeDocuments(place, [{ path: MARKER, fields: { from: { stringValue: folder } } }]);

const refuseUnlessEmpty = async (place: Place): Promise<void> => {
  if (await isEmpty(place)) return;
  const half = (await readDocument(place, MARKER)) !== undefined ? ' A restore into it was begun and did not end.' : '';
  throw new LauncherError(`${place.project} is not empty.${half} --wipe removes what is there first, for good.`);
};

/**
 * Puts a backup into a place, and reads all of it back. The backup's own hashes are looked at before anything is touched.
 *
 * @param wiping remove what is there first
 * @returns the manifest
 * @throws LauncherError when the place is not empty, the backup is damaged, or what is there afterwards is not what was kept
 */
export const bringBack = async (place: Place, folder: string, wiping: boolean): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (!place.emulated && manifest.accounts.count > 0 && manifest.hashing === null) {
    throw new LauncherError('These accounts come from emulators: their passwords are of no use to a real project.');
  }
  if (!wiping) await refuseUnlessEmpty(place);
  await mark(place, folder);
  if (wiping) {
    await wipe(place);
    await mark(place, folder);
  }
  for await (const page of keptItems(folder, 'objects', storedObject, AT_ONCE)) {
    await writeObjects(place, page, join(folder, BYTES_FOLDER));
  }
  for await (const page of keptItems(folder, 'accounts', storedAccount, AT_ONCE)) {
    await writeAccounts(place, page, manifest.hashing);
  }
  for await (const page of keptItems(folder, 'documents', storedDocument, AT_ONCE)) await writeDocuments(place, page);
  await deleteDocuments(place, [MARKER]);
  const there = await holdingsOf(place);
  const wrong = differences(manifest, there);
  if (wrong.length > 0) {
    const told = KINDS.map((kind) => `${kind}: ${there[kind].count} of ${manifest[kind].count}`).join(', ');
    throw new LauncherError(`Not the same afterwards: ${wrong.join(', ')} (${told}).`);
  }
  return manifest;
};
