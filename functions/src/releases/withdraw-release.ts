import type { Release } from '@bigorna/domain/entities/release';
import type { Actor } from '../accounts/actor.ts';
import type { readMod } from '../mods/stored-mod.ts';
import { ApiError } from '../platform/api-error.ts';
import { newSecret } from '../platform/clock.ts';
import { bucket } from '../platform/firebase.ts';
import { get } from '../platform/firestore.ts';
import { changeRelease } from './change-release.ts';
import { type FoundRelease, fileDoc, type ReleaseId, type SeenRelease } from './find-release.ts';
import { announceFile, dropOrLeave, type LooseFile, loosenFile, settleFile } from './loose-files.ts';

/** How a release is taken away. */
export interface Withdrawal {
  readonly reason: string | null;
  /** `pending` where a confirmation is taken back. */
  readonly to: Exclude<Release['verdict'], 'clear'>;
  readonly publishedAt?: Date;
  readonly undoes?: string;
  /** How its mod is found: a present one, unless told otherwise. */
  readonly read?: typeof readMod;
  /** Throws what stands against it. */
  check?(found: FoundRelease): void;
}

interface Moved {
  readonly from: string;
  readonly to: LooseFile;
}

/** A copy of the bytes under another name; undefined where they are elsewhere, or gone. */
const copied = async (id: ReleaseId): Promise<Moved | undefined> => {
  const file = await get(fileDoc(id));
  if (file === undefined || !('storage_path' in file)) return undefined;
  const stored = bucket().file(file.storage_path);
  const [exists] = await stored.exists();
  if (!exists) return undefined;
  const to = await announceFile(`files/withdrawn/${newSecret()}`);
  await stored.copy(bucket().file(to.path));
  return { from: file.storage_path, to };
};

const refuseMovedMeanwhile = ({ file }: FoundRelease, moved: Moved | undefined): void => {
  if (moved && (!('storage_path' in file) || file.storage_path !== moved.from)) throw new ApiError('stale');
};

/** What the step writes of the bytes: they are at their new place, and those at the old one nobody's. */
const settle = (moved: Moved) => {
  let former: LooseFile | undefined;
  return {
    former: () => former,
    change: {
      file: { storage_path: moved.to.path },
      also: (writes: Parameters<typeof settleFile>[0]) => {
        settleFile(writes, moved.to);
        former = loosenFile(writes, moved.from);
      },
    },
  };
};

/**
 * Takes a release away from visitors. Its bytes get another name, which ends every address that was given out.
 *
 * @throws ApiError mod_not_found, record_not_found, move_not_allowed, stale, also where another moved its bytes at the same
 *   time
 */
export const withdrawRelease = async (
  id: SeenRelease,
  actor: Actor,
  { reason, to, publishedAt, undoes, read, check }: Withdrawal,
): Promise<string | undefined> => {
  const moved = await copied(id);
  const settling = moved && settle(moved);
  // Nothing drops the copy where this fails: it may have been done all the same. The sweep takes what stayed loose.
  const entry = await changeRelease(
    id,
    actor,
    (found) => {
      if (found.release.verdict === 'refused') throw new ApiError('move_not_allowed');
      check?.(found);
      refuseMovedMeanwhile(found, moved);
      return {
        action: 'withdraw:release',
        patch: { verdict: to, ...(publishedAt === undefined ? {} : { published_at: publishedAt }) },
        verdict: { reason, ...(to === 'pending' ? { confirmed_by: null } : {}) },
        ...(reason === null ? {} : { reason }),
        ...(undoes === undefined ? {} : { undoes }),
        ...settling?.change,
      };
    },
    read,
  );
  const former = settling?.former();
  if (former) await dropOrLeave(former);
  return entry;
};
