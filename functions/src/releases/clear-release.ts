import type { Actor } from '../accounts/actor.ts';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import type { Reader } from '../platform/firestore.ts';
import { refuseBlocked } from './blocked-files.ts';
import { changeRelease } from './change-release.ts';
import type { FoundRelease, SeenRelease } from './find-release.ts';

const isConfirmed = ({ release }: FoundRelease): boolean => release.external || release.verdict === 'pending';

/** What comes out only now is as new as that: those who follow the mod are told of it. */
const isFirstTime = (found: FoundRelease): boolean => isConfirmed(found) && found.verdict.confirmed_by === null;

/** On whose behalf a release is let out again. */
interface Clearing {
  /** The log entry that this undoes. */
  readonly undoes?: string;
  /** Throws what stands against it. */
  check?(step: Reader): Promise<void>;
}

/**
 * Lets visitors have a release: one that is hosted elsewhere, or in which there was something to look at, by the word of the
 * person who says so; or one that was withdrawn.
 *
 * @throws ApiError mod_not_found, record_not_found, stale, move_not_allowed, file_blocked, release_exists
 */
export const clearRelease = (
  id: SeenRelease,
  actor: Actor,
  { undoes, check }: Clearing = {},
): Promise<string | undefined> =>
  changeRelease(id, actor, async (found, step) => {
    if (found.release.verdict === 'clear') throw new ApiError('move_not_allowed');
    await check?.(step);
    await refuseBlocked(step, { ...found.release, packs: found.verdict.packs });
    return {
      action: 'clear:release',
      patch: { verdict: 'clear', ...(isFirstTime(found) ? { published_at: now() } : {}) },
      verdict: { reason: null, ...(isConfirmed(found) ? { confirmed_by: actor.uid } : {}) },
      ...(undoes === undefined ? {} : { undoes }),
    };
  });
