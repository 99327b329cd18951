import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import type { SnapshotStore } from '../../../functions/src/catalogue/snapshots/store.ts';
import { sqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { syntheticSource } from '../synthetic/source.ts';
import { sizes } from './sizes.ts';

/** Nothing is kept: the index is built of the source. */
const nowhere: SnapshotStore = {
  newest: async () => undefined,
  download: async () => {
    throw new Error('There is no snapshot');
  },
  upload: async () => {
    throw new Error('There is no bucket');
  },
  point: async () => false,
  confirm: async () => false,
};

/** The catalogue in the place of the one that takes its snapshots from Cloud Storage. */
export const catalogue: Catalogue = sqliteCatalogue(
  syntheticSource(sizes.mods),
  {},
  { store: nowhere, askForBuild: async () => undefined },
);
