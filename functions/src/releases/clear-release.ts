import type { Actor } from '../accounts/actor.ts';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import type { Reader } from '../platform/firestore.ts';
import { changeRelease } from './change-release.ts';
import type { FoundRelease, SeenRelease } from './find-release.ts';

/** What comes out only now is as new as that: those who follow the mod are told of it. */
const isFirstTime = ({ release, verdict }: FoundRelease): boolean => release.external && verdict.confirmed_by === null;

/** On whose behalf a release is let out again. */
interface Clearing {
  /** The log entry that this undoes. */
  readonly undoes?: string;
  /** Throws what stands against it. */
  check?(step: Reader): Promise<void>;
}

/**
 * Lets visitors have a release: one that is hosted elsewhere by the word of the person who says so, or one that was
 * withdrawn.
 *
 * @throws ApiError mod_not_found, record_not_found, stale, move_not_allowed, release_exists
 */
export const clearRelease = (
  id: SeenRelease,
  actor: Actor,
  { undoes, check }: Clearing = {},
): Promise<string | undefined> =>
  changeRelease(id, actor, async (found, step) => {
    if (found.release.verdict === 'clear') throw new ApiError('move_not_allowed');
    await check?.(step);
    return {
      action: 'clear:release',
      patch: { verdict: 'clear', ...(isFirstTime(found) ? { published_at: now() } : {}) },
      verdict: { reason: null, ...(found.release.external ? { confirmed_by: actor.uid } : {}) },
      ...(undoes === undefined ? {} : { undoes }),
    };
  });
