import type { TakenDown } from '@bigorna/domain/endpoints/admin/take-downs';
import type { Release } from '@bigorna/domain/entities/release';
import { BLOCKED_FILE_NAME_MAX } from '@bigorna/domain/limits';
import type { Actor } from '../accounts/actor.ts';
import { DOCUMENTS_NOW } from '../mods/read-staff-mod.ts';
import { readMod } from '../mods/stored-mod.ts';
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

/** One that was withdrawn before stays so, and one that is gone meanwhile is no more to be withdrawn. */
const DONE: ReadonlySet<string> = new Set(['move_not_allowed', 'mod_not_found', 'record_not_found']);

/** Those of mods that were thrown away are withdrawn too: they can be brought back. */
const withdraw = (id: ReleaseId, actor: Actor, reason: string): Promise<unknown> =>
  withdrawRelease(id, actor, { reason, to: 'refused', read: readMod }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || !DONE.has(error.code)) throw error;
  });

/** What a file is called that nobody has given a name yet: by why it is taken down. */
const blocking = (reason: string) => ({ name: reason.slice(0, BLOCKED_FILE_NAME_MAX).trim(), reason });

const onceEach = (targets: readonly Target[]): Target[] => [
  ...new Map(targets.map((target) => [`${target.modId}/${target.releaseId}`, target])).values(),
];

/**
 * Blocks the files of some releases, before anything is withdrawn, so that nobody brings back in between what is being taken
 * away.
 *
 * @returns the releases with all others that are, or hold, the same files
 */
const blockAll = async (targets: readonly Target[], actor: Actor, reason: string): Promise<Target[]> => {
  const hashes = new Set(targets.map(({ release }) => release.sha256).filter((hash) => hash !== null));
  const same: Target[] = [];
  for (const hash of hashes) {
    await blockFile(hash, blocking(reason), actor);
    same.push(...(await releasesOfFile(hash)));
  }
  return onceEach([...targets, ...same]);
};

/** What fails with one release keeps no other from being taken away; it is thrown at the end. */
const withdrawAll = async (targets: readonly Target[], actor: Actor, reason: string): Promise<void> => {
  const failures: unknown[] = [];
  for (const { modId, releaseId } of targets)
    try {
      await withdraw({ modId, releaseId }, actor, reason);
      await tellWithdrawn(modId, releaseId);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw failures[0];
};

const takeDown = async (given: readonly Target[], actor: Actor, { reason, block }: TakeDown): Promise<TakenDown> => {
  const targets = block ? await blockAll(given, actor, reason) : onceEach(given);
  await withdrawAll(targets, actor, reason);
  const mods = [...new Set(targets.map(({ modId }) => modId))];
  const downloaders = await Promise.all(mods.map((mod) => count('downloadersOfMod', { mod })));
  return {
    releases: targets.map(({ releaseId }) => releaseId),
    downloaders: downloaders.reduce((sum, one) => sum + one, 0),
  };
};

/**
 * Takes a harmful release away: its page, its tickets and its bytes' address end, its file is blocked, and all who
 * downloaded it are told. With its file all other releases go that are, or hold, the same, whatever mod they are of, one
 * thrown away too.
 *
 * @throws ApiError mod_not_found, record_not_found; stale, once all others are taken away, where one was moved at that moment
 */
export const takeDownRelease = async (id: ReleaseId, actor: Actor, how: TakeDown): Promise<TakenDown> => {
  const { release } = await findRelease(DOCUMENTS_NOW, id, readMod);
  return takeDown([{ ...id, release }], actor, how);
};

/**
 * The same with all releases of a mod.
 *
 * @throws ApiError mod_not_found, stale
 */
export const takeDownMod = async (modId: string, actor: Actor, how: TakeDown): Promise<TakenDown> => {
  const { releases } = await readMod(DOCUMENTS_NOW, modId);
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
