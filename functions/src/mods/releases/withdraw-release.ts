import type { Release } from '@bigorna/domain/entities/release';
import type { Actor } from '../../audit/actor.ts';
import { ApiError } from '../../platform/api-error.ts';
import { createSecret } from '../../platform/clock.ts';
import { bucket } from '../../platform/firebase.ts';
import { get, type Reader } from '../../platform/firestore.ts';
import { adoptFile, markOrphan, type OrphanFile, registerFile, tryDeleteFile } from '../../platform/orphan-files.ts';
import type { readMod } from '../stored/stored-mod.ts';
import { changeRelease } from './change-release.ts';
import { getFileRef, type ReleaseCommand, type ReleaseId, type StoredRelease } from './find-release.ts';

export interface Withdrawal {
  /** If undefined, the stored reason stays. */
  readonly reason?: string | null;
  /** `pending` when a confirmation is revoked. */
  readonly to: Exclude<Release['verdict'], 'clear'>;
  readonly publishedAt?: Date | undefined;
  /** Whether the release is taken down as harmful. If undefined, the stored value stays. */
  readonly takenDown?: boolean;
  readonly undoes?: string;
  /** Reads the mod; by default a mod that is not soft-deleted. */
  readonly read?: typeof readMod;
  /** Checks further conditions and throws if one fails. */
  check?(stored: StoredRelease, tx: Reader): Promise<void>;
}

interface MovedFile {
  readonly from: string;
  readonly to: OrphanFile;
}

/** Copies the bytes to another path. Undefined if the file is external or missing. */
const copyFile = async (id: ReleaseId): Promise<MovedFile | undefined> => {
  const file = await get(getFileRef(id));
  if (file === undefined || !('storage_path' in file)) return undefined;
  const stored = bucket().file(file.storage_path);
  const [exists] = await stored.exists();
  if (!exists) return undefined;
  const to = await registerFile(`files/withdrawn/${createSecret()}`);
  await stored.copy(bucket().file(to.path));
  return { from: file.storage_path, to };
};

const assertNotMoved = ({ file }: StoredRelease, moved: MovedFile | undefined): void => {
  if (moved && (!('storage_path' in file) || file.storage_path !== moved.from)) throw new ApiError('stale');
};

/** The change of the file: its new path, and the old file as an orphan. */
const createFileChange = (moved: MovedFile) => {
  let orphan: OrphanFile | undefined;
  return {
    orphan: () => orphan,
    change: {
      file: { storage_path: moved.to.path },
      also: (writes: Parameters<typeof adoptFile>[0]) => {
        adoptFile(writes, moved.to);
        orphan = markOrphan(writes, moved.from);
      },
    },
  };
};

/**
 * Hides a release from visitors. Moves its bytes to another path, which invalidates all issued URLs.
 *
 * @throws ApiError mod_not_found; record_not_found; move_not_allowed; stale, also if a concurrent request moved the
 * file
 */
export const withdrawRelease = async (
  id: ReleaseCommand,
  actor: Actor,
  { reason: newReason, to, publishedAt, takenDown, undoes, read, check }: Withdrawal,
): Promise<string | undefined> => {
  const moved = await copyFile(id);
  const fileChange = moved && createFileChange(moved);
  // Does not delete the copy on an error, because the commit may have succeeded. The sweep deletes orphans.
  const entry = await changeRelease(
    id,
    actor,
    async (stored, tx) => {
      if (stored.release.verdict === 'refused') throw new ApiError('move_not_allowed');
      await check?.(stored, tx);
      assertNotMoved(stored, moved);
      const reason = newReason === undefined ? stored.verdict.reason : newReason;
      return {
        action: 'withdraw:release',
        patch: { verdict: to, published_at: publishedAt },
        verdict: {
          reason,
          ...(takenDown === undefined ? {} : { taken_down: takenDown }),
          ...(to === 'pending' ? { confirmed_by: null } : {}),
        },
        // The log shows a take-down as such. Its undo ignores this value.
        ...((takenDown ?? (to === 'refused' && stored.verdict.taken_down)) ? { logged: { taken_down: true } } : {}),
        reason,
        undoes,
        ...fileChange?.change,
      };
    },
    read,
  );
  const orphan = fileChange?.orphan();
  if (orphan) await tryDeleteFile(orphan);
  return entry;
};
