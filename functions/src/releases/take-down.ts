import type { TakenDown } from '@bigorna/domain/endpoints/admin/take-downs';
import type { Release } from '@bigorna/domain/entities/mod';
import { BLOCKED_FILE_NAME_MAX } from '@bigorna/domain/limits';
import type { Actor } from '../accounts/actor.ts';
import { DOCUMENTS_NOW } from '../mods/read-staff-mod.ts';
import { readPresentMod } from '../mods/stored-mod.ts';
import { tellWithdrawn } from '../notifications/begin-fan-out.ts';
import { ApiError } from '../platform/api-error.ts';
import { count } from '../platform/firestore.ts';
import { blockFile } from './blocked-files.ts';
import { findRelease, type ReleaseId } from './find-release.ts';
import { releasesOfFile } from './releases-of-file.ts';
import { withdrawRelease } from './withdraw-release.ts';

/** Why, and whether the files may never come back. */
export interface TakeDown {
  readonly reason: string;
  readonly block: boolean;
}

type Target = ReleaseId & { readonly release: Pick<Release, 'sha256'> };

/** One that was withdrawn before stays so: a take-down that is begun again goes on with the rest. */
const withdraw = (id: ReleaseId, actor: Actor, reason: string): Promise<unknown> =>
  withdrawRelease(id, actor, { reason, to: 'refused' }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'move_not_allowed') throw error;
  });

/** What a file is called that nobody has given a name yet: by why it is taken down. */
const blocking = (reason: string) => ({ name: reason.slice(0, BLOCKED_FILE_NAME_MAX).trim(), reason });

/** Blocks before it withdraws, so that nobody brings back in between what is being taken away. */
const takeDown = async (targets: readonly Target[], actor: Actor, { reason, block }: TakeDown): Promise<TakenDown> => {
  for (const { release, ...id } of targets) {
    if (block && release.sha256 !== null)
      await blockFile(release.sha256, blocking(reason), actor);
    await withdraw(id, actor, reason);
    await tellWithdrawn(id.modId, id.releaseId);
  }
  const mods = [...new Set(targets.map(({ modId }) => modId))];
  const downloaders = await Promise.all(mods.map((mod) => count('downloadersOfMod', { mod })));
  return {
    releases: targets.map(({ releaseId }) => releaseId),
    downloaders: downloaders.reduce((sum, one) => sum + one, 0),
  };
};

/**
 * Takes a harmful release away: its page, its tickets and its bytes' address end, its file is blocked, and all who
 * downloaded it are told.
 *
 * @throws ApiError mod_not_found, record_not_found, stale
 */
export const takeDownRelease = async (id: ReleaseId, actor: Actor, how: TakeDown): Promise<TakenDown> => {
  const { release } = await findRelease(DOCUMENTS_NOW, id);
  return takeDown([{ ...id, release }], actor, how);
};

/**
 * The same with all releases of a mod.
 *
 * @throws ApiError mod_not_found, stale
 */
export const takeDownMod = async (modId: string, actor: Actor, how: TakeDown): Promise<TakenDown> => {
  const { releases } = await readPresentMod(DOCUMENTS_NOW, modId);
  return takeDown(
    releases.map((release) => ({ modId, releaseId: release.id, release })),
    actor,
    how,
  );
};

/**
 * The same with all releases that are, or hold, a file; the file itself is blocked, not what holds it.
 *
 * @param hash SHA-256 or SHA-512
 * @throws ApiError stale
 */
export const takeDownFile = async (hash: string, actor: Actor, how: TakeDown): Promise<TakenDown> => {
  if (how.block) await blockFile(hash, blocking(how.reason), actor);
  return takeDown(await releasesOfFile(hash), actor, { ...how, block: false });
};
