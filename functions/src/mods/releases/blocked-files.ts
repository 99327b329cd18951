import { sha256, sha512 } from '@bigorna/domain/entities/common';
import type { BlockedFile, blockedFile } from '@bigorna/domain/entities/portal';
import type { Release } from '@bigorna/domain/entities/release';
import { z } from 'zod';
import type { Actor } from '../../audit/actor.ts';
import type { CrudType } from '../../audit/crud/crud-type.ts';
import { type CrudWriteResult, logChange } from '../../audit/crud/write-record.ts';
import type { Blocklist } from '../../files/archives/blocklist.ts';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, type Reader, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { queryPages } from '../../platform/query-pages.ts';

const hash = z.union([sha256, sha512]);
const getRef = (id: string) => doc('blocked_files/{hash}', id);

/** Blocked files, by hash. No release may be or contain a blocked file. */
export const BLOCKED_FILE: CrudType<typeof blockedFile> = {
  name: 'blocked_file',
  at: (id) => (hash.safeParse(id).success ? getRef(id) : undefined),
};

/** The whole blocklist. Staff maintain it by hand, so it is small enough to be read for each check. */
export const readBlocklist = async (): Promise<Blocklist> => {
  const blocked = new Map<string, string>();
  for await (const { docs } of queryPages('blockedFiles', {}))
    for (const { id, data } of docs) blocked.set(id, data.name);
  return blocked;
};

/** Hashes of a file and of the nested archives in it. */
export interface Hashes extends Pick<Release, 'sha256' | 'sha512'> {
  readonly packs: readonly string[];
}

/**
 * Rejects a file that was blocked since its check.
 *
 * @throws ApiError file_blocked
 */
export const assertNotBlocked = async (
  tx: Reader,
  { sha256: shortHash, sha512: longHash, packs }: Hashes,
): Promise<void> => {
  const hashes = new Set([shortHash, longHash, ...packs].filter((one) => one !== null));
  const stored = await tx.getAll([...hashes].map(getRef));
  if (stored.some((one) => one !== undefined)) throw new ApiError('file_blocked');
};

/** The blocklist stores only the name. The reason is in the log entry. */
interface BlockReason {
  readonly name: string;
  readonly reason: string;
}

/** Blocks a file. Does nothing if it is already blocked. */
export const blockFile = (
  id: string,
  { name, reason }: BlockReason,
  actor: Actor,
): Promise<CrudWriteResult<typeof blockedFile>> =>
  runTransaction(async (tx) => {
    const existing: BlockedFile | undefined = await tx.get(getRef(id));
    if (existing !== undefined) return { id, data: existing, entry: undefined };
    const logged = { target: getRef(id).path, before: null, after: { name }, reason };
    const entry = logChange(tx, BLOCKED_FILE, { verb: 'create', ...logged }, actor);
    tx.create(getRef(id), { name, entry, created_at: SERVER_TIME, updated_at: SERVER_TIME });
    return { id, data: { name, entry, created_at: now(), updated_at: now() }, entry };
  });
