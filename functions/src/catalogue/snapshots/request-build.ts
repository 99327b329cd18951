import { now } from '../../platform/clock.ts';
import { count } from '../../platform/firestore.ts';
import { enqueue } from '../../platform/tasks.ts';
import { SCHEMA_VERSION } from '../engine/schema.ts';
import { SCOPES, type Scope } from '../sync-index.ts';
import { FULL_BUILD_MS } from './build.ts';
import { cloudSnapshots } from './store.ts';

/** Maximum age of an outdated snapshot. Until then instances sync by themselves. */
const BUILD_EVERY_MS = 3_600_000;
/** Builds each scope at most once in this time, even after many requests. */
const SLOT_S = 600;

/** Requests the build of a snapshot by a task that starts at once. Only the first request within ten minutes counts. */
export const requestBuild = async (scope: Scope): Promise<void> => {
  await enqueue('buildCatalogue', {
    subject: scope,
    slotSeconds: SLOT_S,
    data: () => ({ scope }),
    due: ({ start }) => start,
  });
};

/** Whether a snapshot is missing, outdated, or due for its weekly full build. */
export const isBuildDue = async (scope: Scope): Promise<boolean> => {
  const snapshot = await cloudSnapshots.newest({ scope, schema: SCHEMA_VERSION });
  if (snapshot === undefined) return true;
  const getAge = (time: Date): number => now().getTime() - time.getTime();
  if (getAge(snapshot.full_built_at) >= FULL_BUILD_MS) return true;
  if (getAge(snapshot.built_at) < BUILD_EVERY_MS) return false;
  const changed = await count('modsChangedSince', { updated_at: snapshot.mods_cursor });
  return changed > 0 || (await count('countsChangedSince', { updated_at: snapshot.counts_cursor })) > 0;
};

export const requestDueBuilds = async (): Promise<void> => {
  for (const scope of SCOPES) if (await isBuildDue(scope)) await requestBuild(scope);
};
