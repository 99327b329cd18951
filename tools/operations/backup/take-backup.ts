import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { readAccounts, readHashing } from './accounts.ts';
import { readBackupDocuments } from './documents.ts';
import {
  BYTES_FOLDER,
  computeDigest,
  createBackupFolder,
  KINDS,
  type Kind,
  type KindDigest,
  type Manifest,
  writeLines,
  writeManifest,
} from './folder.ts';
import { readObjects } from './objects.ts';

const MINUTE_MS = 60_000;

/**
 * Read time of a real database. Firestore reads older states only at whole minutes, up to an hour ago; with
 * point-in-time recovery, up to a week. Null for emulators, which have no read time.
 */
const getReadTime = ({ emulated }: Environment, now: Date): string | null =>
  emulated ? null : new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();

/**
 * Copies Firestore (without salt and rate limits), Auth and Storage into a folder. The folder is a backup once its
 * manifest is written.
 *
 * @param now the current time
 * @throws LauncherError if the folder is not empty, or a service rejects a call
 */
export const takeBackup = async (environment: Environment, folder: string, now: Date): Promise<Manifest> => {
  await createBackupFolder(folder);
  const readTime = getReadTime(environment, now);
  const hashing = await readHashing(environment);
  const documents = await writeLines(folder, 'documents', readBackupDocuments(environment, readTime));
  const accounts = await writeLines(folder, 'accounts', readAccounts(environment));
  const objects = await writeLines(folder, 'objects', readObjects(environment, join(folder, BYTES_FOLDER)));
  const taken_at = readTime ?? now.toISOString();
  return writeManifest(folder, { project: environment.project, taken_at, documents, accounts, objects, hashing });
};

/** Counts and digests a project's current data, as a backup does. */
export const digestEnvironment = async (environment: Environment): Promise<Record<Kind, KindDigest>> => ({
  documents: await computeDigest(readBackupDocuments(environment, null)),
  accounts: await computeDigest(readAccounts(environment)),
  objects: await computeDigest(readObjects(environment, null)),
});

/** The kinds with a different digest or count. */
export const findDifferences = (a: Record<Kind, KindDigest>, b: Record<Kind, KindDigest>): Kind[] =>
  KINDS.filter((kind) => a[kind].digest !== b[kind].digest || a[kind].count !== b[kind].count);
