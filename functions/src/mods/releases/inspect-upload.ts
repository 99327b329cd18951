import { join } from 'node:path';
import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { Upload } from '@bigorna/domain/entities/release';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';
import { findBlockedName } from '../../files/archives/blocklist.ts';
import { inspectArchive, toRejected } from '../../files/archives/inspect-archive.ts';
import { runArchiveJob } from '../../files/media/heavy-jobs.ts';
import {
  checkSlot,
  copyFromQuarantine,
  downloadFromQuarantine,
  type FileDigest,
} from '../../files/media/quarantine.ts';
import { ApiError } from '../../platform/api-error.ts';
import { createSecret, now } from '../../platform/clock.ts';
import { doc, get, runTransaction } from '../../platform/firestore.ts';
import { adoptFile, deleteFile, type OrphanFile, registerFile } from '../../platform/orphan-files.ts';
import { withTempFolder } from '../../platform/with-temp-folder.ts';
import { readBlocklist } from './blocked-files.ts';
import { readOfferedGameVersions } from './game-versions.ts';

const TYPES: Readonly<Record<ContentType, string>> = { mod: 'application/java-archive', addon: 'application/zip' };

export interface InspectionRequest {
  readonly slot: string;
  readonly fileName: string;
  readonly uid: string;
}

const getUploadRef = ({ slot }: InspectionRequest) => doc('uploads/{slot}', slot);

/** Copies clean bytes to a path with a secret name. The copy has no download token. */
const storeFile = async (slot: string, kind: ContentType, md5: string): Promise<OrphanFile> => {
  const file = await registerFile(`files/uploads/${createSecret()}`);
  try {
    await copyFromQuarantine(slot, file.path, { md5, contentType: TYPES[kind] });
  } catch (error) {
    await deleteFile(file);
    throw error;
  }
  return file;
};

/** Stores the result. If a concurrent request has stored one already, returns the stored result instead. */
const saveResult = async (
  request: InspectionRequest,
  inspection: Omit<Upload, 'storage_path'>,
  file: OrphanFile | undefined,
): Promise<Upload> => {
  const { noted, isOurs } = await runTransaction(async (tx) => {
    const existing = await tx.get(getUploadRef(request));
    if (existing !== undefined) return { noted: existing, isOurs: false };
    const upload: Upload = { ...inspection, storage_path: file?.path ?? null };
    tx.create(getUploadRef(request), upload);
    if (file !== undefined) adoptFile(tx, file);
    return { noted: upload, isOurs: true };
  });
  if (!isOurs && file !== undefined) await deleteFile(file);
  return noted;
};

/** A blocked file is rejected before it is opened. */
const inspectFile = async (path: string, fileName: string, { size, sha256, sha512 }: Omit<FileDigest, 'md5'>) => {
  const blocked = await readBlocklist();
  const name = findBlockedName(blocked, [sha256, sha512]);
  if (name !== undefined) return toRejected('known_malware', { name });
  return inspectArchive({ path, fileName, size, blocked, versions: await readOfferedGameVersions() });
};

const check = (request: InspectionRequest): Promise<Upload> =>
  withTempFolder(async (folder) => {
    const path = join(folder, 'upload');
    const { md5, ...measured } = await downloadFromQuarantine(request.slot, path, FILE_MAX_BYTES, 'payload_too_large');
    const inspection = await inspectFile(path, request.fileName, measured);
    const kind = inspection.verdict === 'clear' ? inspection.content_type : null;
    const file = kind === null ? undefined : await storeFile(request.slot, kind, md5);
    const { uid, fileName: file_name } = request;
    return saveResult(request, { uid, file_name, ...measured, ...inspection, checked_at: now(), release: null }, file);
  });

/** Returns the result of a concurrent request that checked and deleted the upload meanwhile. */
const readConcurrentResult = async (request: InspectionRequest, error: unknown): Promise<Upload> => {
  const existing =
    error instanceof ApiError && error.code === 'file_not_found' ? await get(getUploadRef(request)) : undefined;
  if (existing === undefined) throw error;
  return existing;
};

/**
 * Inspects an upload in quarantine. Stores clean bytes and deletes the upload. Idempotent: a repeated call returns the
 * same result.
 *
 * @throws ApiError file_not_found, payload_too_large
 */
export const inspectUpload = (request: InspectionRequest): Promise<Upload> =>
  checkSlot(request.slot, async () => {
    const existing = await get(getUploadRef(request));
    return (
      existing ??
      (await runArchiveJob(() => check(request)).catch((error: unknown) => readConcurrentResult(request, error)))
    );
  });
