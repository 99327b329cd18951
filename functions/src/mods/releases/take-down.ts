import type { TakeDownResult } from '@bigorna/domain/endpoints/admin/take-downs.schemas';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { TakeDown } from '@bigorna/domain/entities/take-down';
import { TAKE_DOWN_RELEASES_MAX } from '@bigorna/domain/limits';
import type { Actor } from '../../audit/actor.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { splitIntoChunks } from '../../platform/chunks.ts';
import { now } from '../../platform/clock.ts';
import { get, getAll, type QueryDoc, run } from '../../platform/firestore.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { enqueue } from '../../platform/tasks.ts';
import { DOCUMENTS_NOW, readMod } from '../stored/stored-mod.ts';
import { blockFile } from './blocked-files.ts';
import {
  findRelease,
  findReleasesOfFile,
  getReleaseRef,
  getVerdictRef,
  parseReleasePath,
  type ReleaseId,
} from './find-release.ts';
import { createTakeDown, getTakeDownRef, runTakeDown, type TakeDownOptions, toBlockReason } from './take-down-job.ts';

/** Time limit within the request, because staff wait for the response. A task continues the rest. */
const REQUEST_MS = 20_000;
/** When the task of a request starts: by then, the request has usually ended its last batch. Runs may overlap. */
const TASK_AFTER_MS = 25_000;
const SLOT_SECONDS = 5;

/**
 * Enqueues a task that continues a take-down.
 *
 * @param due start time; default: as soon as possible
 */
export const continueTakeDown = async (id: string, due?: Date): Promise<void> => {
  await enqueue('takeDown', {
    subject: id,
    slotSeconds: SLOT_SECONDS,
    data: () => ({ id }),
    ...(due && { due: () => due }),
  });
};

const toResult = (id: string, { state, pending, copies, withdrawn, downloaders }: TakeDown): TakeDownResult => ({
  id,
  state,
  pending: pending.length + copies.length,
  releases: withdrawn.map((path) => parseReleasePath(path).releaseId),
  downloaders,
});

/**
 * The progress of a take-down.
 *
 * @throws ApiError record_not_found
 */
export const getTakeDown = async (id: string): Promise<TakeDownResult> =>
  toResult(id, requireFound(await get(getTakeDownRef(id)), 'record_not_found'));

/**
 * Takes releases down: hides them, ends their tickets and URLs, and notifies all members who downloaded the releases.
 * With `block` it also blocks their files, and takes down all releases that are or contain such a file, even in
 * soft-deleted mods. A task continues when the time of the request is over, or after a crash, and retries failed
 * releases.
 *
 * @param releases at most TAKE_DOWN_RELEASES_MAX; unknown and withdrawn releases count as done
 * @throws RangeError for too many releases
 */
export const takeDownReleases = async (
  releases: readonly ReleaseId[],
  actor: Actor,
  options: TakeDownOptions,
): Promise<TakeDownResult> => {
  const id = await createTakeDown(releases, actor, options);
  const start = now().getTime();
  // Without its task, the sweep continues the take-down.
  await continueTakeDown(id, new Date(start + TASK_AFTER_MS)).catch(logFailure('take-down not enqueued', { id }));
  const { takeDown } = await runTakeDown(id, () => now().getTime() < start + REQUEST_MS);
  return toResult(id, takeDown);
};

/**
 * Takes down a harmful release.
 *
 * @throws ApiError mod_not_found, record_not_found
 */
export const takeDownRelease = async (
  id: ReleaseId,
  actor: Actor,
  options: TakeDownOptions,
): Promise<TakeDownResult> => {
  await findRelease(DOCUMENTS_NOW, id, readMod);
  return takeDownReleases([id], actor, options);
};

/**
 * Takes down all releases of a mod.
 *
 * @throws ApiError mod_not_found
 */
export const takeDownMod = async (modId: string, actor: Actor, options: TakeDownOptions): Promise<TakeDownResult> => {
  const { releases } = await readMod(DOCUMENTS_NOW, modId);
  return takeDownReleases(
    releases.map(({ id }) => ({ modId, releaseId: id })),
    actor,
    options,
  );
};

/** An account that created releases, a time span, or both. */
export interface CreatedBy {
  readonly uid?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const LOG_PAGE = 500;

/** Paths of the created releases, from the log. A release does not store its uploader, and its date may change. */
const findCreations = async ({ uid, from, to }: CreatedBy): Promise<string[]> => {
  const span = { actions: ['create:release'], from: new Date(from ?? 0), to: to === undefined ? now() : new Date(to) };
  const targets: string[] = [];
  let after: QueryDoc<LogEntry> | undefined;
  do {
    const page = { sort: ['at', 'asc'] as const, limit: LOG_PAGE, ...(after && { after }) };
    const docs =
      uid === undefined
        ? await run('logEntriesByAction', span, page)
        : await run('logEntriesByActorAndAction', { ...span, actor: uid }, page);
    targets.push(...docs.map(({ data }) => data.target));
    if (targets.length > TAKE_DOWN_RELEASES_MAX) throw new ApiError('selection_too_large');
    after = docs.length < LOG_PAGE ? undefined : docs.at(-1);
  } while (after);
  return [...new Set(targets)];
};

/**
 * Releases of a creator or a time span that still exist and are not taken down. An ordinary withdrawal does not count:
 * it blocks no file and notifies nobody.
 */
const findCreated = async (by: CreatedBy): Promise<ReleaseId[]> => {
  const created = (await findCreations(by)).map(parseReleasePath);
  const ids: ReleaseId[] = [];
  for (const chunk of splitIntoChunks(created, LOG_PAGE)) {
    const [releases, verdicts] = await Promise.all([
      getAll(chunk.map(getReleaseRef)),
      getAll(chunk.map(getVerdictRef)),
    ]);
    const isTakenDown = (i: number) => releases[i]?.verdict === 'refused' && verdicts[i]?.taken_down === true;
    ids.push(...chunk.filter((_id, i) => releases[i] !== undefined && !isTakenDown(i)));
  }
  return ids;
};

/**
 * Counts the releases that `takeDownCreated` would take down.
 *
 * @throws ApiError selection_too_large
 */
export const countCreated = async (by: CreatedBy): Promise<{ readonly releases: number; readonly mods: number }> => {
  const releases = await findCreated(by);
  return { releases: releases.length, mods: new Set(releases.map(({ modId }) => modId)).size };
};

/**
 * Takes down the releases that an account created, within a time span if given. Without an account, takes down all
 * releases created in the time span. Includes releases that wait for confirmation.
 *
 * @param expected the number of releases that staff saw
 * @throws ApiError selection_too_large; stale if the number differs
 */
export const takeDownCreated = async (
  { count: expected, ...by }: CreatedBy & { readonly count: number },
  actor: Actor,
  options: TakeDownOptions,
): Promise<TakeDownResult> => {
  const releases = await findCreated(by);
  if (releases.length !== expected) throw new ApiError('stale');
  return takeDownReleases(releases, actor, options);
};

/**
 * Takes down all releases that are or contain a file. With `block`, blocks only the file, not the archives that contain
 * it.
 *
 * @param hash SHA-256 or SHA-512
 */
export const takeDownFile = async (hash: string, actor: Actor, options: TakeDownOptions): Promise<TakeDownResult> => {
  if (options.block) await blockFile(hash, toBlockReason(options.reason), actor);
  return takeDownReleases(await findReleasesOfFile(hash), actor, { ...options, block: false });
};
