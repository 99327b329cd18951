import { buildSnapshot } from '../catalogue/snapshots/build.ts';
import { cloudSnapshots } from '../catalogue/snapshots/store.ts';
import { firestoreSource } from '../catalogue/source.ts';
import { rollUp as rollUpSlot } from '../counters/roll-up.ts';
import { refreshProgress } from '../members/achievements/refresh-progress.ts';
import { rewriteAuthorCards } from '../members/member-data/author-cards.ts';
import { fanOut as notifyAll } from '../members/notifications/fan-out.ts';
import { continueFanOut } from '../members/notifications/start-fan-out.ts';
import { continueTakeDown } from '../mods/releases/take-down.ts';
import { runTakeDown } from '../mods/releases/take-down-job.ts';
import { now } from '../platform/clock.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { RUNTIME } from '../platform/runtime.ts';
import { onTask } from '../platform/tasks.ts';

const RETRIES = { maxAttempts: 8, minBackoffSeconds: 2, maxBackoffSeconds: 60 };

/** Adds the events of a slot to the counters, after the slot ends. */
export const rollUp = onTask(
  'rollUp',
  { retryConfig: RETRIES, rateLimits: { maxConcurrentDispatches: 4 } },
  ({ slot }) => rollUpSlot(slot),
);

/** Copies a changed profile card to the member's comments; a blank card if the account was deleted. */
export const authorCards = onTask(
  'authorCards',
  { retryConfig: RETRIES, rateLimits: { maxConcurrentDispatches: 8 } },
  ({ uid }) => rewriteAuthorCards(uid),
);

/**
 * Updates a member's achievements. The emulators run as many tasks at once as one instance does, so that the load run
 * measures the memory of a full instance. The emulators end no process, so more instances would only stay idle.
 */
export const memberProgress = onTask(
  'memberProgress',
  {
    retryConfig: RETRIES,
    rateLimits: { maxConcurrentDispatches: IS_EMULATED ? RUNTIME.memberProgress.concurrency : 200 },
  },
  ({ uid }) => refreshProgress(uid),
);

/**
 * Builds a snapshot of the search index: usually from the latest snapshot and the changes since, sometimes from
 * scratch.
 */
export const buildCatalogue = onTask(
  'buildCatalogue',
  {
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 30 },
    rateLimits: { maxConcurrentDispatches: 2 },
  },
  async ({ scope }) => {
    await buildSnapshot({ source: firestoreSource, store: cloudSnapshots }, scope);
  },
);

/** Time for one run, shorter than the task's timeout. Another task continues the rest. */
const TIME_BUDGET_MS = 240_000;

/** Withdraws harmful releases. If time runs out, another task continues. If a withdrawal fails, the task retries it. */
export const takeDown = onTask(
  'takeDown',
  { retryConfig: RETRIES, rateLimits: { maxConcurrentDispatches: 8 } },
  async ({ id }) => {
    const end = now().getTime() + TIME_BUDGET_MS;
    const { takeDown: stored, failures } = await runTakeDown(id, () => now().getTime() < end);
    if (failures.length > 0) throw new AggregateError(failures, 'Releases could not be taken down');
    if (stored.state === 'running') await continueTakeDown(id);
  },
);

/** Sends one notification to many members. If time runs out, another task continues. */
export const fanOut = onTask(
  'fanOut',
  { retryConfig: RETRIES, rateLimits: { maxConcurrentDispatches: 8 } },
  async ({ id }) => {
    const end = now().getTime() + TIME_BUDGET_MS;
    const isUnfinished = await notifyAll(id, () => now().getTime() < end);
    if (isUnfinished) await continueFanOut(id);
  },
);
