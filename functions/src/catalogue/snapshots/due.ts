import { now } from '../../platform/clock.ts';
import { count } from '../../platform/firestore.ts';
import { enqueue } from '../../platform/tasks.ts';
import { SCHEMA_VERSION } from '../engine/schema.ts';
import { SCOPES, type Scope } from '../fill.ts';
import { FULL_BUILD_MS } from './build.ts';
import { cloudSnapshots } from './store.ts';

/** A snapshot that lags behind is made anew after this time; until then instances catch up by themselves. */
const BUILD_EVERY_MS = 3_600_000;
/** However many ask, a scope is built at most once in this time. */
const SLOT_S = 600;

/** Asks for a snapshot by task, to begin at once; only the first who asks within ten minutes is heard. */
export const askForBuild = async (scope: Scope): Promise<void> => {
  await enqueue('buildCatalogue', {
    subject: scope,
    slotSeconds: SLOT_S,
    data: () => ({ scope }),
    due: ({ start }) => start,
  });
};

/** Whether a snapshot is missing, lags behind, or was last read anew a week ago. */
export const isDue = async (scope: Scope): Promise<boolean> => {
  const snapshot = await cloudSnapshots.newest({ scope, schema: SCHEMA_VERSION });
  if (snapshot === undefined) return true;
  const age = (moment: Date): number => now().getTime() - moment.getTime();
  if (age(snapshot.full_built_at) >= FULL_BUILD_MS) return true;
  if (age(snapshot.built_at) < BUILD_EVERY_MS) return false;
  const changed = await count('modsChangedSince', { updated_at: snapshot.mods_cursor });
  return changed > 0 || (await count('countsChangedSince', { updated_at: snapshot.counts_cursor })) > 0;
};

/** Asks for the snapshots that are missing, that lag behind, or that were last read anew a week ago. */
export const buildWhenDue = async (): Promise<void> => {
  for (const scope of SCOPES) if (await isDue(scope)) await askForBuild(scope);
};
