import type { Mod } from '@bigorna/domain/entities/mod';
import type { FanOut } from '@bigorna/domain/entities/portal';
import type { Release } from '@bigorna/domain/entities/release';
import { now } from '../../platform/clock.ts';
import { doc, runLenient, runTransaction } from '../../platform/firestore.ts';
import { enqueue } from '../../platform/tasks.ts';
import { toRunningFanOut } from './create-announcement-fan-out.ts';
import { isNew, isUnavailable, isUpdate, isVisible, UPDATE_MAX_AGE_MS } from './is-visible.ts';

/** With the task's delay of five seconds, members are notified within ten seconds. */
const SLOT_SECONDS = 5;

/** Page that the notification of a mod links to; undefined if there is nothing to send. */
type GetPath = (mod: Mod, release: Release | undefined | null, at: Date) => string | undefined;

/** Enqueues a task that continues a fan-out. */
export const continueFanOut = async (id: string): Promise<void> => {
  await enqueue('fanOut', { subject: id, slotSeconds: SLOT_SECONDS, data: () => ({ id }) });
};

const getId = (template: FanOut['template'], modId: string, releaseId: string | null): string =>
  [template, modId, ...(releaseId === null ? [] : [releaseId])].join('_');

/** Starts a fan-out once, or restarts a stopped one. Checks in the same transaction that there is something to send. */
const startFanOut = async (
  template: Exclude<FanOut['template'], 'announcement'>,
  modId: string,
  releaseId: string | null,
  getPath: GetPath,
): Promise<void> => {
  const id = getId(template, modId, releaseId);
  const isRunning = await runTransaction(async (tx) => {
    const ref = doc('fanouts/{fanout}', id);
    const [existing, mod, release] = await Promise.all([
      tx.get(ref),
      tx.get(doc('mods/{mod}', modId)),
      releaseId === null ? null : tx.get(doc('mods/{mod}/releases/{release}', modId, releaseId)),
    ]);
    if (existing?.state === 'running') return true;
    const path = mod && getPath(mod, release, now());
    if (existing?.state === 'done' || mod === undefined || path === undefined) return false;
    const values = { title: mod.title, ...(release && { version: release.version }) };
    tx.set(ref, toRunningFanOut({ template, mod_id: modId, release_id: releaseId, values, path }, existing));
    return true;
  });
  if (isRunning) await continueFanOut(id);
};

/**
 * Notifies members of a new release once, if they have the mod as a favorite. Does nothing unless the release is
 * visible and recent.
 */
export const startUpdateFanOut = (modId: string, releaseId: string): Promise<void> =>
  startFanOut('mod_update', modId, releaseId, (mod, release, at) =>
    release && isVisible(mod, release) && isUpdate(mod, release, at)
      ? `/mods/${mod.slug}?tab=versions&release=${encodeURIComponent(releaseId)}`
      : undefined,
  );

/** Notifies the subscribers to new mods, once, that a mod was published. */
export const startNewModFanOut = (modId: string): Promise<void> =>
  startFanOut('new_mod', modId, null, (mod, release, at) =>
    isVisible(mod, release) && isNew(mod, at) ? `/mods/${mod.slug}` : undefined,
  );

/**
 * Notifies everybody who downloaded a release, once, that it was withdrawn. Does nothing if the release is available
 * again.
 */
export const startWithdrawalFanOut = (modId: string, releaseId: string): Promise<void> =>
  startFanOut('file_withdrawn', modId, releaseId, ({ status, slug }, release) => {
    if (!release || !isUnavailable(release)) return undefined;
    return status === 'approved' ? `/mods/${slug}` : '/help';
  });

/** The fan-out of a release's withdrawal. Without it, the next withdrawal notifies everybody again. */
export const getWithdrawalFanOutRef = (modId: string, releaseId: string) =>
  doc('fanouts/{fanout}', getId('file_withdrawn', modId, releaseId));

/**
 * When a mod becomes visible again, notifies members who have the mod as a favorite about its newest clear release, if
 * that is recent. Nobody is notified twice.
 */
export const startMissedUpdateFanOut = async (modId: string): Promise<void> => {
  const since = new Date(now().getTime() - UPDATE_MAX_AGE_MS);
  const { docs } = await runLenient('releasesSince', { mod: modId, since });
  const newest = docs.find(({ data }) => data.verdict === 'clear');
  if (newest !== undefined) await startUpdateFanOut(modId, newest.id);
};
