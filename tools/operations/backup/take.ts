import { join } from 'node:path';
import type { Place } from '../place.ts';
import { readAccounts, readHashing } from './accounts.ts';
import { readDocuments } from './documents.ts';
import {
  BYTES_FOLDER,
  digestOf,
  type Held,
  KINDS,
  type Kind,
  keepLines,
  type Manifest,
  newFolder,
  writeManifest,
} from './folder.ts';
import { readObjects } from './objects.ts';

const MINUTE_MS = 60_000;

/**
 * The moment a real database is read as of: a whole minute, for those alone can still be read an hour later (with point in
 * time recovery, a week). Emulators are read as they stand.
 */
const momentOf = ({ emulated }: Place, now: Date): string | null =>
  emulated ? null : new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * Copies all of Firestore, Auth and Storage into a folder. A folder is a backup only once its manifest is there.
 *
 * @param now the clock
 * @throws LauncherError when the folder is not empty, or a service refuses
 */
export const takeBackup = async (place: Place, folder: string, now: Date): Promise<Manifest> => {
  await newFolder(folder);
  const moment = momentOf(place, now);
  const hashing = await readHashing(place);
  const documents = await keepLines(folder, 'documents', readDocuments(place, moment));
  const accounts = await keepLines(folder, 'accounts', readAccounts(place));
  const objects = await keepLines(folder, 'objects', readObjects(place, join(folder, BYTES_FOLDER)));
  const taken_at = moment ?? now.toISOString();
  return writeManifest(folder, { project: place.project, taken_at, documents, accounts, objects, hashing });
};

/** What a place holds now, counted and digested as a backup would. */
export const holdingsOf = async (place: Place): Promise<Record<Kind, Held>> => ({
  documents: await digestOf(readDocuments(place, null)),
  accounts: await digestOf(readAccounts(place)),
  objects: await digestOf(readObjects(place, null)),
});

/** The kinds in which two of them differ. */
export const differences = (a: Record<Kind, Held>, b: Record<Kind, Held>): Kind[] =>
  KINDS.filter((kind) => a[kind].digest !== b[kind].digest || a[kind].count !== b[kind].count);
