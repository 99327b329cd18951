import type { TakeDown } from '@bigorna/domain/entities/take-down';
import { BLOCKED_FILE_NAME_MAX, DAY_MS, TAKE_DOWN_RELEASES_MAX } from '@bigorna/domain/limits';
import type { Actor } from '../../audit/actor.ts';
import { startWithdrawalFanOut } from '../../members/notifications/start-fan-out.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { splitIntoChunks } from '../../platform/chunks.ts';
import { now } from '../../platform/clock.ts';
import { count, create, createId, doc, get, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { createKeyedQueue } from '../../platform/keyed-queue.ts';
import { readMod } from '../stored/stored-mod.ts';
import { blockFile } from './blocked-files.ts';
import { logRelease } from './change-release.ts';
import {
  findRelease,
  findReleasesOfFile,
  getReleaseRef,
  getVerdictRef,
  parseReleasePath,
  type ReleaseId,
} from './find-release.ts';
import { withdrawRelease } from './withdraw-release.ts';

/** The reason, and whether to block the files. */
export interface TakeDownOptions {
  readonly reason: string;
  readonly block: boolean;
}

/** A take-down, and the errors of releases that could not be withdrawn in this run. These releases stay pending. */
export interface TakeDownRun {
  readonly takeDown: TakeDown;
  readonly failures: readonly unknown[];
}

const TTL_MS = 90 * DAY_MS;
/**
 * Releases per batch. A batch runs in parallel, except for releases of the same mod. The progress is stored after each
 * batch.
 */
const BATCH = 8;
const COUNTED_AT_ONCE = 50;

export const getTakeDownRef = (id: string) => doc('take_downs/{takeDown}', id);
const runInMod = createKeyedQueue();

/** Errors that mean the release is deleted. */
const GONE: ReadonlySet<string> = new Set(['mod_not_found', 'record_not_found']);

const toActor = ({ actor, role, request_id }: TakeDown): Actor => ({ uid: actor, role, requestId: request_id });

/** The reason serves as the name of a blocked file. */
export const toBlockReason = (reason: string) => ({ name: reason.slice(0, BLOCKED_FILE_NAME_MAX).trim(), reason });

/**
 * Marks a release that was already withdrawn, with a log entry.
 *
 * @throws ApiError stale if somebody has made the release available in between; record_not_found; mod_not_found
 */
const markTakenDown = (id: ReleaseId, takeDown: TakeDown): Promise<void> =>
  runTransaction(async (tx) => {
    const { release, verdict } = await findRelease(tx, id, readMod);
    if (release.verdict !== 'refused') throw new ApiError('stale');
    if (verdict.taken_down) return;
    const { reason } = takeDown;
    tx.set(getVerdictRef(id), { ...verdict, reason, taken_down: true, at: now() });
    const change = { before: { verdict: 'refused' }, after: { verdict: 'refused', taken_down: true } };
    logRelease(tx, id, toActor(takeDown), { action: 'withdraw:release', reason, ...change });
  });

/** Withdraws a release, also of a soft-deleted mod, because staff can restore the mod. */
const withdraw = async (id: ReleaseId, takeDown: TakeDown): Promise<void> => {
  const options = { reason: takeDown.reason, to: 'refused', takenDown: true, read: readMod } as const;
  try {
    await withdrawRelease(id, toActor(takeDown), options);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'move_not_allowed') await markTakenDown(id, takeDown);
    else if (!GONE.has(error.code)) throw error;
  }
};

/**
 * Blocks the file of a release. Returns the paths of all releases that are or contain the file; no paths for an
 * external file.
 */
const blockReleaseFile = async (id: ReleaseId, takeDown: TakeDown): Promise<string[]> => {
  const release = await get(getReleaseRef(id));
  if (!release?.sha256) return [];
  await blockFile(release.sha256, toBlockReason(takeDown.reason), toActor(takeDown));
  return (await findReleasesOfFile(release.sha256)).map((copy) => getReleaseRef(copy).path);
};

/**
 * Withdraws one release and notifies its downloaders. With `block`, it first blocks the file of a selected release, so
 * that nobody can restore the release in between.
 *
 * @returns paths of all releases that are or contain the blocked file; empty without `block`
 */
const takeDownOne = async (path: string, takeDown: TakeDown): Promise<string[]> => {
  const id = parseReleasePath(path);
  const isSelected = takeDown.pending.includes(path);
  const copies = takeDown.block && isSelected ? await blockReleaseFile(id, takeDown) : [];
  await runInMod([id.modId], () => withdraw(id, takeDown));
  await startWithdrawalFanOut(id.modId, id.releaseId);
  return copies;
};

/** Adds the progress of a batch. Repeatable, because two runs may overlap. */
const saveProgress = (id: string, withdrawn: readonly string[], copies: readonly string[]): Promise<TakeDown> =>
  runTransaction(async (tx) => {
    const takeDown = requireFound(await tx.get(getTakeDownRef(id)), 'record_not_found');
    const done = new Set([...takeDown.withdrawn, ...withdrawn]);
    const pending = takeDown.pending.filter((path) => !done.has(path));
    const known = new Set([...done, ...pending]);
    const progress = {
      pending,
      copies: [...new Set([...takeDown.copies, ...copies])].filter((path) => !known.has(path)),
      withdrawn: [...done],
      moved_at: now(),
      tries: 0,
    };
    tx.update(getTakeDownRef(id), progress);
    return { ...takeDown, ...progress };
  });

const countDownloaders = async (paths: readonly string[]): Promise<number> => {
  const mods = [...new Set(paths.map((path) => parseReleasePath(path).modId))];
  let sum = 0;
  for (const chunk of splitIntoChunks(mods, COUNTED_AT_ONCE)) {
    const counts = await Promise.all(chunk.map((mod) => count('downloadersOfMod', { mod })));
    sum += counts.reduce((total, one) => total + one, 0);
  }
  return sum;
};

const countLeft = ({ pending, copies }: TakeDown): number => pending.length + copies.length;

/** Ends a take-down, unless an overlapping run found more copies. */
const finish = async (id: string, withdrawn: readonly string[]): Promise<TakeDown> => {
  const end = { state: 'done', downloaders: await countDownloaders(withdrawn) } as const;
  return runTransaction(async (tx) => {
    const takeDown = requireFound(await tx.get(getTakeDownRef(id)), 'record_not_found');
    if (countLeft(takeDown) > 0) return takeDown;
    tx.update(getTakeDownRef(id), end);
    return { ...takeDown, ...end };
  });
};

/** Withdraws the next releases. Failed releases are added to `failed` and stay pending. */
const runBatch = async (id: string, takeDown: TakeDown, failed: Map<string, unknown>): Promise<TakeDown> => {
  const left = [...takeDown.pending, ...takeDown.copies].filter((path) => !failed.has(path));
  const paths = left.slice(0, BATCH);
  const copies: string[] = [];
  const takeDownNext = async (path: string): Promise<void> => {
    try {
      copies.push(...(await takeDownOne(path, takeDown)));
    } catch (error) {
      failed.set(path, error);
    }
  };
  await Promise.all(paths.map(takeDownNext));
  const withdrawn = paths.filter((path) => !failed.has(path));
  return withdrawn.length === 0 ? takeDown : saveProgress(id, withdrawn, copies);
};

/**
 * Withdraws the releases that are left, batch by batch. A failed release does not stop the other releases, and the next
 * run retries it. Runs may overlap.
 *
 * @param hasTime checked before each batch
 * @throws ApiError record_not_found
 */
export const runTakeDown = async (id: string, hasTime: () => boolean): Promise<TakeDownRun> => {
  const failed = new Map<string, unknown>();
  let takeDown = requireFound(await get(getTakeDownRef(id)), 'record_not_found');
  while (takeDown.state === 'running') {
    const left = countLeft(takeDown);
    if (left === 0) takeDown = await finish(id, takeDown.withdrawn);
    else if (left > failed.size && hasTime()) takeDown = await runBatch(id, takeDown, failed);
    else break;
  }
  return { takeDown, failures: [...failed.values()] };
};

/**
 * Stores a new take-down, which `runTakeDown` runs. If its run is lost, the sweep continues it.
 *
 * @param releases at most TAKE_DOWN_RELEASES_MAX; may be empty
 * @returns the id of the take-down
 * @throws RangeError for too many releases
 */
export const createTakeDown = async (
  releases: readonly ReleaseId[],
  { uid, role, requestId }: Actor,
  { reason, block }: TakeDownOptions,
): Promise<string> => {
  const pending = [...new Set(releases.map((release) => getReleaseRef(release).path))];
  if (pending.length > TAKE_DOWN_RELEASES_MAX) throw new RangeError(`${pending.length} releases in one take-down`);
  const [id, at] = [createId(), now()];
  await create(getTakeDownRef(id), {
    actor: uid,
    role,
    request_id: requestId,
    reason,
    block,
    state: 'running',
    pending,
    copies: [],
    withdrawn: [],
    downloaders: null,
    started_at: SERVER_TIME,
    moved_at: at,
    tries: 0,
    expires_at: new Date(at.getTime() + TTL_MS),
  });
  return id;
};
