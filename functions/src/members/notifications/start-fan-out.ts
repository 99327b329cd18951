import type { Mod } from '@bigorna/domain/entities/mod';
import type { FanOut } from '@bigorna/domain/entities/portal';
import type { Release } from '@bigorna/domain/entities/release';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../../platform/clock.ts';
import { doc, runLenient, runTransaction, SERVER_TIME } from '../../platform/firestore.ts';
import { enqueue } from '../../platform/tasks.ts';
import { isNew, isUnavailable, isUpdate, isVisible, UPDATE_MAX_AGE_MS } from './is-visible.ts';

/** Much longer than Firebase retries an event, so that a retry does not send the fan-out again. */
const TTL_MS = 90 * DAY_MS;
/** With the task's delay of five seconds, members are notified within ten seconds. */
const SLOT_SECONDS = 5;

type FanOutContent = Pick<FanOut, 'template' | 'mod_id' | 'release_id' | 'values' | 'path'>;
/** Content of a fan-out for a mod; undefined if there is nothing to send. */
type GetContent = (mod: Mod, release: Release | undefined | null, at: Date) => FanOutContent | undefined;

const createUpdate = (modId: string, releaseId: string, { title, slug }: Mod, { version }: Release): FanOutContent => ({
  template: 'mod_update',
  mod_id: modId,
  release_id: releaseId,
  values: { title, version },
  path: `/mods/${slug}?tab=versions&release=${encodeURIComponent(releaseId)}`,
});
const createWithdrawal = (
  modId: string,
  releaseId: string,
  { title, slug, status }: Mod,
  { version }: Release,
): FanOutContent => ({
  template: 'file_withdrawn',
  mod_id: modId,
  release_id: releaseId,
  values: { title, version },
  path: status === 'approved' ? `/mods/${slug}` : '/help',
});
const createNewMod = (modId: string, { title, slug }: Mod): FanOutContent => ({
  template: 'new_mod',
  mod_id: modId,
  release_id: null,
  values: { title },
  path: `/mods/${slug}`,
});

/** Enqueues a task that continues a fan-out. */
export const continueFanOut = async (id: string): Promise<void> => {
  await enqueue('fanOut', { subject: id, slotSeconds: SLOT_SECONDS, data: () => ({ id }) });
};

/** Starts a fan-out once, or restarts a stopped one. Checks in the same transaction that there is something to send. */
const startFanOut = async (
  id: string,
  modId: string,
  releaseId: string | null,
  getContent: GetContent,
): Promise<void> => {
  const isRunning = await runTransaction(async (tx) => {
    const ref = doc('fanouts/{fanout}', id);
    const [existing, mod, release] = await Promise.all([
      tx.get(ref),
      tx.get(doc('mods/{mod}', modId)),
      releaseId === null ? null : tx.get(doc('mods/{mod}/releases/{release}', modId, releaseId)),
    ]);
    if (existing?.state === 'running') return true;
    const at = now();
    const content = mod && getContent(mod, release, at);
    if (existing?.state === 'done' || content === undefined) return false;
    tx.set(ref, {
      ...content,
      state: 'running',
      resumed: existing !== undefined,
      cursor: null,
      sent: existing?.sent ?? 0,
      started_at: existing?.started_at ?? SERVER_TIME,
      moved_at: at,
      expires_at: new Date(at.getTime() + TTL_MS),
    });
    return true;
  });
  if (isRunning) await continueFanOut(id);
};

/**
 * Notifies members of a new release once, if they have the mod as a favorite. Does nothing unless the release is
 * visible and recent.
 */
export const startUpdateFanOut = (modId: string, releaseId: string): Promise<void> =>
  startFanOut(`mod_update_${modId}_${releaseId}`, modId, releaseId, (mod, release, at) =>
    release && isVisible(mod, release) && isUpdate(mod, release, at)
      ? createUpdate(modId, releaseId, mod, release)
      : undefined,
  );

/** Notifies the subscribers to new mods, once, that a mod was published. */
export const startNewModFanOut = (modId: string): Promise<void> =>
  startFanOut(`new_mod_${modId}`, modId, null, (mod, release, at) =>
    isVisible(mod, release) && isNew(mod, at) ? createNewMod(modId, mod) : undefined,
  );

/**
 * Notifies everybody who downloaded a release, once, that it was withdrawn. Does nothing if the release is available
 * again.
 */
export const startWithdrawalFanOut = (modId: string, releaseId: string): Promise<void> =>
  startFanOut(`file_withdrawn_${modId}_${releaseId}`, modId, releaseId, (mod, release) =>
    release && isUnavailable(release) ? createWithdrawal(modId, releaseId, mod, release) : undefined,
  );

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
