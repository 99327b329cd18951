import type { Mod } from '@bigorna/domain/entities/mod';
import type { FanOut } from '@bigorna/domain/entities/portal';
import type { Release } from '@bigorna/domain/entities/release';
import { DAY_MS } from '@bigorna/domain/limits';
import { now } from '../platform/clock.ts';
import { doc, runSound, SERVER_TIME, transaction } from '../platform/firestore.ts';
import { enqueue } from '../platform/tasks.ts';
import { isNew, isTakenAway, isThere, isUpdate, UPDATE_MS } from './worth-telling.ts';

/** Well beyond the time in which the same could be told again. */
const KEPT_MS = 90 * DAY_MS;
/** With the five seconds that a task waits after its slot, what is told comes within ten seconds. */
const SLOT_SECONDS = 5;

type News = Pick<FanOut, 'template' | 'mod_id' | 'release_id' | 'values' | 'path'>;
/** What there is to tell of a mod, if anything. */
type NewsOf = (mod: Mod, release: Release | undefined | null, at: Date) => News | undefined;

const updateOf = (modId: string, releaseId: string, { title, slug }: Mod, { version }: Release): News => ({
  template: 'mod_update',
  mod_id: modId,
  release_id: releaseId,
  values: { title, version },
  path: `/mods/${slug}?tab=versions`,
});
const withdrawnOf = (modId: string, releaseId: string, { title, slug, status }: Mod, { version }: Release): News => ({
  template: 'file_withdrawn',
  mod_id: modId,
  release_id: releaseId,
  values: { title, version },
  path: status === 'approved' ? `/mods/${slug}` : '/help',
});
const newModOf = (modId: string, { title, slug }: Mod): News => ({
  template: 'new_mod',
  mod_id: modId,
  release_id: null,
  values: { title },
  path: `/mods/${slug}`,
});

/** Has a fan-out go on, by a task. */
export const continueFanOut = async (id: string): Promise<void> => {
  await enqueue('fanOut', { subject: id, slotSeconds: SLOT_SECONDS, data: () => ({ id }) });
};

/**
 * Begins a fan-out unless it was begun before, or begins it anew where it was stopped; in one step with what says whether
 * there is anything to tell.
 */
const begin = async (id: string, modId: string, releaseId: string | null, newsOf: NewsOf): Promise<void> => {
  const isRunning = await transaction(async (step) => {
    const ref = doc('fanouts/{fanout}', id);
    const [known, mod, release] = await Promise.all([
      step.get(ref),
      step.get(doc('mods/{mod}', modId)),
      releaseId === null ? null : step.get(doc('mods/{mod}/releases/{release}', modId, releaseId)),
    ]);
    if (known?.state === 'running') return true;
    const at = now();
    const news = mod && newsOf(mod, release, at);
    if (known?.state === 'done' || news === undefined) return false;
    step.set(ref, {
      ...news,
      state: 'running',
      resumed: known !== undefined,
      cursor: null,
      sent: known?.sent ?? 0,
      started_at: known?.started_at ?? SERVER_TIME,
      moved_at: at,
      expires_at: new Date(at.getTime() + KEPT_MS),
    });
    return true;
  });
  if (isRunning) await continueFanOut(id);
};

/** Tells all who have a mod among their favorites of a release, where visitors see both and it is news; once. */
export const tellUpdate = (modId: string, releaseId: string): Promise<void> =>
  begin(`mod_update_${modId}_${releaseId}`, modId, releaseId, (mod, release, at) =>
    release && isThere(mod, release) && isUpdate(mod, release, at)
      ? updateOf(modId, releaseId, mod, release)
      : undefined,
  );

/** Tells all who want to hear of new mods of one that has just come out; once. */
export const tellNewMod = (modId: string): Promise<void> =>
  begin(`new_mod_${modId}`, modId, null, (mod, release, at) =>
    isThere(mod, release) && isNew(mod, at) ? newModOf(modId, mod) : undefined,
  );

/** Tells all who downloaded a release that it was taken away; once, as long as it is. */
export const tellWithdrawn = (modId: string, releaseId: string): Promise<void> =>
  begin(`file_withdrawn_${modId}_${releaseId}`, modId, releaseId, (mod, release) =>
    release && isTakenAway(release) ? withdrawnOf(modId, releaseId, mod, release) : undefined,
  );

/** Tells of the newest release that came while visitors did not see its mod, now that they do. */
export const tellUpdateMeanwhile = async (modId: string): Promise<void> => {
  const since = new Date(now().getTime() - UPDATE_MS);
  const { found } = await runSound('releasesSince', { mod: modId, since });
  const newest = found.find(({ data }) => data.verdict === 'clear');
  if (newest !== undefined) await tellUpdate(modId, newest.id);
};
