import { join } from 'node:path';
import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { Upload } from '@bigorna/domain/entities/release';
import { FILE_MAX_BYTES } from '@bigorna/domain/limits';
import { nameIn } from '../archives/blocklist.ts';
import { inspectArchive, refusedFor } from '../archives/inspect-archive.ts';
import { checkInTurn } from '../media/heavy-work.ts';
import { checkSlot, copyFromQuarantine, type Measured, takeFromQuarantine } from '../media/quarantine.ts';
import { ApiError } from '../platform/api-error.ts';
import { newSecret, now } from '../platform/clock.ts';
import { doc, get, transaction } from '../platform/firestore.ts';
import { inOwnFolder } from '../platform/own-folder.ts';
import { blockedFiles } from './blocked-files.ts';
import { announceFile, dropFile, type LooseFile, settleFile } from './loose-files.ts';

const TYPES: Readonly<Record<ContentType, string>> = { mod: 'application/java-archive', addon: 'application/zip' };

/** An upload as somebody asks to have it checked. */
export interface Asked {
  readonly slot: string;
  readonly fileName: string;
  readonly uid: string;
}

const uploadOf = ({ slot }: Asked) => doc('uploads/{slot}', slot);

/** Keeps clean bytes under a name of their own, which nobody can guess and to which no token leads. */
const keep = async (slot: string, kind: ContentType, md5: string): Promise<LooseFile> => {
  const file = await announceFile(`files/uploads/${newSecret()}`);
  try {
    await copyFromQuarantine(slot, file.path, { md5, contentType: TYPES[kind] });
  } catch (error) {
    await dropFile(file);
    throw error;
  }
  return file;
};

/** Notes what was found, unless somebody who asked at the same time has done so: theirs stands then. */
const note = async (
  asked: Asked,
  found: Omit<Upload, 'storage_path'>,
  file: LooseFile | undefined,
): Promise<Upload> => {
  const { noted, isOurs } = await transaction(async (step) => {
    const known = await step.get(uploadOf(asked));
    if (known !== undefined) return { noted: known, isOurs: false };
    const upload: Upload = { ...found, storage_path: file?.path ?? null };
    step.create(uploadOf(asked), upload);
    if (file !== undefined) settleFile(step, file);
    return { noted: upload, isOurs: true };
  });
  if (!isOurs && file !== undefined) await dropFile(file);
  return noted;
};

/** One that staff have blocked is not even opened. */
const judge = async (path: string, fileName: string, { size, sha256, sha512 }: Omit<Measured, 'md5'>) => {
  const blocked = await blockedFiles();
  const name = nameIn(blocked, [sha256, sha512]);
  return name === undefined ? inspectArchive({ path, fileName, size, blocked }) : refusedFor('known_malware', { name });
};

const check = (asked: Asked): Promise<Upload> =>
  inOwnFolder(async (folder) => {
    const path = join(folder, 'upload');
    const { md5, ...measured } = await takeFromQuarantine(asked.slot, path, FILE_MAX_BYTES, 'payload_too_large');
    const found = await judge(path, asked.fileName, measured);
    const kind = found.verdict === 'clear' ? found.content_type : null;
    const file = kind === null ? undefined : await keep(asked.slot, kind, md5);
    const { uid, fileName: file_name } = asked;
    return note(asked, { uid, file_name, ...measured, ...found, checked_at: now(), release: null }, file);
  });

/** The answer that is there by now, where another call has checked and deleted the upload meanwhile. */
const answeredMeanwhile = async (asked: Asked, error: unknown): Promise<Upload> => {
  const known = error instanceof ApiError && error.code === 'file_not_found' ? await get(uploadOf(asked)) : undefined;
  if (known === undefined) throw error;
  return known;
};

/**
 * Checks what is in a slot of the quarantine. Clean bytes are kept, the upload is deleted. Asked again, it answers the same.
 *
 * @throws ApiError file_not_found, payload_too_large
 */
export const inspectUpload = (asked: Asked): Promise<Upload> =>
  checkSlot(asked.slot, async () => {
    const known = await get(uploadOf(asked));
    return known ?? (await checkInTurn(() => check(asked)).catch((error: unknown) => answeredMeanwhile(asked, error)));
  });
