import type { Actor } from '../accounts/actor.ts';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { changeRelease } from './change-release.ts';
import type { FoundRelease, ReleaseId } from './find-release.ts';

/** What comes out only now is as new as that: those who follow the mod are told of it. */
const isFirstTime = ({ release, verdict }: FoundRelease): boolean => release.external && verdict.confirmed_by === null;

/**
 * Lets visitors have a release: one that is hosted elsewhere by the word of the person who says so, or one that was
 * withdrawn.
 *
 * @param undoes the log entry that this undoes
 * @throws ApiError mod_not_found, record_not_found, move_not_allowed, release_exists
 */
export const clearRelease = (id: ReleaseId, actor: Actor, undoes?: string): Promise<string | undefined> =>
  changeRelease(id, actor, (found) => {
    if (found.release.verdict === 'clear') throw new ApiError('move_not_allowed');
    return {
      action: 'clear:release',
      patch: { verdict: 'clear', ...(isFirstTime(found) ? { published_at: now() } : {}) },
      verdict: { reason: null, ...(found.release.external ? { confirmed_by: actor.uid } : {}) },
      ...(undoes === undefined ? {} : { undoes }),
    };
  });
