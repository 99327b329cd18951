import { sha256, sha512 } from '@bigorna/domain/entities/common';
import type { BlockedFile, blockedFile } from '@bigorna/domain/entities/portal';
import type { Release } from '@bigorna/domain/entities/release';
import { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import type { Blocklist } from '../archives/blocklist.ts';
import { pagesOf } from '../member-data/pages-of.ts';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { doc, type Reader, SERVER_TIME, transaction } from '../platform/firestore.ts';
import type { Kind } from '../records/kind.ts';
import { logChange, type Written } from '../records/write-record.ts';

const hash = z.union([sha256, sha512]);
const refOf = (id: string) => doc('blocked_files/{hash}', id);

/** Files that no release may be or hold, by their hash. */
export const BLOCKED_FILE: Kind<typeof blockedFile> = {
  name: 'blocked_file',
  at: (id) => (hash.safeParse(id).success ? refOf(id) : undefined),
};

/** All that is blocked: staff write it by hand, and a check reads it once. */
export const blockedFiles = async (): Promise<Blocklist> => {
  const blocked = new Map<string, string>();
  for await (const { found } of pagesOf('blockedFiles', {}))
    for (const { id, data } of found) blocked.set(id, data.name);
  return blocked;
};

/** What of a file, and of the packs in it, may be blocked. */
export interface Hashes extends Pick<Release, 'sha256' | 'sha512'> {
  readonly packs: readonly string[];
}

/**
 * Keeps what was blocked since its check from visitors.
 *
 * @throws ApiError file_blocked
 */
export const refuseBlocked = async (step: Reader, { sha256: short, sha512: long, packs }: Hashes): Promise<void> => {
  const hashes = new Set([short, long, ...packs].filter((one) => one !== null));
  const stored = await step.getAll([...hashes].map(refOf));
  if (stored.some((one) => one !== undefined)) throw new ApiError('file_blocked');
};

/** What a blocked file is called, and why it is blocked. */
interface Blocking {
  readonly name: string;
  readonly reason: string;
}

/** Blocks a file; nothing changes where it is blocked already. */
export const blockFile = (id: string, { name, reason }: Blocking, actor: Actor): Promise<Written<typeof blockedFile>> =>
  transaction(async (step) => {
    const known: BlockedFile | undefined = await step.get(refOf(id));
    if (known !== undefined) return { id, data: known, entry: undefined };
    const logged = { target: refOf(id).path, before: null, after: { name }, reason };
    const entry = logChange(step, BLOCKED_FILE, { verb: 'create', ...logged }, actor);
    step.create(refOf(id), { name, entry, created_at: SERVER_TIME, updated_at: SERVER_TIME });
    return { id, data: { name, entry, created_at: now(), updated_at: now() }, entry };
  });
