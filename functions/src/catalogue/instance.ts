import type { Catalogue } from './catalogue.ts';
import { requestBuild } from './snapshots/request-build.ts';
import { cloudSnapshots } from './snapshots/store.ts';
import { firestoreSource } from './source.ts';
import { createSqliteCatalogue } from './sqlite-catalogue.ts';

/**
 * The catalogue of this process. Loads nothing before the first query.
 *
 * A query goes through `sqlite-catalogue` to `index-manager` (which index, how fresh), `served-index`,
 * `catalogue-index` and `queries/`. A snapshot is written by `snapshots/build`, stored by `store` and opened by
 * `open-newest`.
 */
export const catalogue: Catalogue = createSqliteCatalogue(
  firestoreSource,
  {},
  { store: cloudSnapshots, requestBuild: requestBuild },
);
