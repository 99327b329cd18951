import { join } from 'node:path';
import { LauncherError } from '../../shared/errors.ts';
import type { Environment } from '../environment.ts';
import { deleteAccounts, readAccounts, storedAccount, writeAccounts } from './accounts.ts';
import { deleteDocuments, readDocument, readDocuments, storedDocument, writeDocuments } from './documents.ts';
import { BYTES_FOLDER, KINDS, type Manifest, readItems, readManifest } from './folder.ts';
import { deleteObjects, listFiles, storedObject, writeObjects } from './objects.ts';
import { digestEnvironment, findDifferences } from './take-backup.ts';

/** This document exists during a restore. If it remains, the restore is incomplete. */
const MARKER = 'system/restore';
const AT_ONCE = 500;

const isEmpty = async (environment: Environment): Promise<boolean> => {
  const first = [
    readDocuments(environment, null).next(),
    readAccounts(environment).next(),
    listFiles(environment).next(),
  ];
  return (await Promise.all(first)).every(({ done }) => done);
};

/** Deletes every document, account and file. */
export const wipe = async (environment: Environment): Promise<void> => {
  for await (const page of readDocuments(environment, null)) {
    await deleteDocuments(
      environment,
      page.map(({ path }) => path).filter((path) => path !== MARKER),
    );
  }
  for await (const page of readAccounts(environment)) {
    await deleteAccounts(
      environment,
      page.map(({ localId }) => localId),
    );
  }
  await deleteObjects(environment);
  await deleteDocuments(environment, [MARKER]);
};

const mark = (environment: Environment, folder: string): Promise<void> =>
  writeDocuments(environment, [{ path: MARKER, fields: { from: { stringValue: folder } } }]);

const assertEmpty = async (environment: Environment): Promise<void> => {
  if (await isEmpty(environment)) return;
  const half =
    (await readDocument(environment, MARKER)) !== undefined ? ' An earlier restore into it did not end.' : '';
  throw new LauncherError(`${environment.project} is not empty.${half} --wipe permanently deletes its data first.`);
};

/**
 * Restores a backup into a project, and compares the result. Verifies the backup's hashes before any change.
 *
 * @param wiping deletes existing data first
 * @returns the manifest
 * @throws LauncherError if the project is not empty, the backup is damaged, or the result differs
 */
export const restoreBackup = async (environment: Environment, folder: string, wiping: boolean): Promise<Manifest> => {
  const manifest = await readManifest(folder);
  if (!environment.emulated && manifest.accounts.count > 0 && manifest.hashing === null) {
    throw new LauncherError('These accounts come from emulators: a real project cannot use their passwords.');
  }
  if (!wiping) await assertEmpty(environment);
  await mark(environment, folder);
  if (wiping) {
    await wipe(environment);
    await mark(environment, folder);
  }
  for await (const page of readItems(folder, 'objects', storedObject, AT_ONCE)) {
    await writeObjects(environment, page, join(folder, BYTES_FOLDER));
  }
  for await (const page of readItems(folder, 'accounts', storedAccount, AT_ONCE)) {
    await writeAccounts(environment, page, manifest.hashing);
  }
  for await (const page of readItems(folder, 'documents', storedDocument, AT_ONCE))
    await writeDocuments(environment, page);
  await deleteDocuments(environment, [MARKER]);
  const there = await digestEnvironment(environment);
  const wrong = findDifferences(manifest, there);
  if (wrong.length > 0) {
    const counts = KINDS.map((kind) => `${kind}: ${there[kind].count} of ${manifest[kind].count}`).join(', ');
    throw new LauncherError(`Different after the restore: ${wrong.join(', ')} (${counts}).`);
  }
  return manifest;
};
