import type { Actor } from '../../audit/actor.ts';
import { getWithdrawalFanOutRef } from '../../members/notifications/start-fan-out.ts';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import type { Reader } from '../../platform/firestore.ts';
import { assertNotBlocked } from './blocked-files.ts';
import { changeRelease } from './change-release.ts';
import type { ReleaseCommand, StoredRelease } from './find-release.ts';

const needsConfirmation = ({ release }: StoredRelease): boolean => release.external || release.verdict === 'pending';

/**
 * A release that a person confirms for the first time counts as new: its `published_at` changes, and followers are
 * notified.
 */
const isFirstTime = (stored: StoredRelease): boolean =>
  needsConfirmation(stored) && stored.verdict.confirmed_by === null;

interface ClearOptions {
  /** Id of the log entry that clearing the release undoes. */
  readonly undoes?: string | undefined;
  /** Checks further conditions and throws if one fails. */
  check?(tx: Reader): Promise<void>;
}

/**
 * Makes a withdrawn or unconfirmed release visible. A person must confirm a release that is external or has findings. If
 * the release is taken down once more, everybody who downloaded it is notified again.
 *
 * @throws ApiError mod_not_found, record_not_found, stale, move_not_allowed, file_blocked, release_exists
 */
export const clearRelease = (
  id: ReleaseCommand,
  actor: Actor,
  { undoes, check }: ClearOptions = {},
): Promise<string | undefined> =>
  changeRelease(id, actor, async (stored, tx) => {
    if (stored.release.verdict === 'clear') throw new ApiError('move_not_allowed');
    await check?.(tx);
    await assertNotBlocked(tx, { ...stored.release, packs: stored.verdict.packs });
    return {
      action: 'clear:release',
      patch: { verdict: 'clear', ...(isFirstTime(stored) ? { published_at: now() } : {}) },
      verdict: needsConfirmation(stored) ? { confirmed_by: actor.uid } : {},
      undoes,
      also: (writes) => writes.delete(getWithdrawalFanOutRef(id.modId, id.releaseId)),
    };
  });
