import { buildSnapshot } from '../catalogue/snapshots/build.ts';
import { cloudSnapshots } from '../catalogue/snapshots/store.ts';
import { firestoreSource } from '../catalogue/source.ts';
import { onTask } from '../platform/tasks.ts';

/** Makes a snapshot of the catalogue's index: of the newest one and what changed, now and then of everything. */
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
