import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EndpointResponse } from '@bigorna/domain/endpoints/index.schemas';
import { ARCHIVE_TEXT_MAX_BYTES, AVATAR_MAX_BYTES } from '@bigorna/domain/limits';
import { decodeText } from '../../files/archives/decode-text.ts';
import { listArchive } from '../../files/archives/list-archive.ts';
import { readArchiveFile } from '../../files/archives/read-archive-file.ts';
import { runArchiveJob } from '../../files/media/heavy-jobs.ts';
import { throwFileNotFound } from '../../files/media/quarantine.ts';
import { storePicture } from '../../files/media/store-image.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { bucket } from '../../platform/firebase.ts';
import { doc, get } from '../../platform/firestore.ts';
import { readObject } from '../../platform/read-object.ts';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { DOCUMENTS_NOW } from '../stored/stored-mod.ts';
import { readBlocklist } from './blocked-files.ts';
import { findRelease, type ReleaseId } from './find-release.ts';

/**
 * Runs work on a local copy of a stored archive, with an empty folder. Such jobs run one at a time.
 *
 * @throws ApiError file_not_found
 */
const withArchive = <T>(storagePath: string, work: (path: string, folder: string) => Promise<T>): Promise<T> =>
  runArchiveJob(() =>
    withTempFolder(async (folder) => {
      const path = join(folder, 'archive');
      const download = async () => pipeline(await readObject(bucket().file(storagePath)), createWriteStream(path));
      await download().catch(throwFileNotFound);
      return withTempFolder((empty) => work(path, empty));
    }),
  );

/** @throws ApiError mod_not_found, record_not_found; file_not_found for a file hosted elsewhere */
const findStoragePath = async (id: ReleaseId): Promise<string> => {
  const { file } = await findRelease(DOCUMENTS_NOW, id);
  return requireFound('storage_path' in file ? file.storage_path : undefined, 'file_not_found');
};

/**
 * Lists the files in a release's archive.
 *
 * @throws ApiError mod_not_found, record_not_found, file_not_found
 */
export const listReleaseArchive = async (id: ReleaseId): Promise<EndpointResponse<'listArchive'>> => {
  const [path, blocked] = await Promise.all([findStoragePath(id), readBlocklist()]);
  return withArchive(path, (archive, folder) => listArchive(archive, folder, blocked));
};

/**
 * Reads the beginning of a text file in a release's archive.
 *
 * @throws ApiError mod_not_found, record_not_found; file_not_found also if the archive has no such file
 */
export const readReleaseText = async (id: ReleaseId, target: string): Promise<EndpointResponse<'readArchiveFile'>> => {
  const file = await withArchive(await findStoragePath(id), (path, folder) =>
    readArchiveFile(path, folder, target, ARCHIVE_TEXT_MAX_BYTES),
  );
  const { size, bytes } = requireFound(file, 'file_not_found');
  const isCut = size > bytes.length;
  const { text = null, encoding = null } = decodeText(bytes, isCut) ?? {};
  return { size, text, encoding, is_cut: text !== null && isCut };
};

/**
 * Stores the icon of a checked upload as a thumbnail. The manifest names the icon's file.
 *
 * @throws ApiError file_not_found, file_too_large, image_unsupported, image_too_big, image_unreadable
 */
export const storeIcon = async (slot: string): Promise<EndpointResponse<'keepIcon'>> => {
  const { storage_path, icon } = requireFound(await get(doc('uploads/{slot}', slot)), 'file_not_found');
  if (storage_path === null || icon === null) throw new ApiError('file_not_found');
  const file = await withArchive(storage_path, (path, folder) => readArchiveFile(path, folder, icon, AVATAR_MAX_BYTES));
  const { size, bytes } = requireFound(file, 'file_not_found');
  if (size > bytes.length) throw new ApiError('file_too_large');
  return storePicture(bytes, 'icon');
};
