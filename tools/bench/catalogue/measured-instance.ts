import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import type { Source } from '../../../functions/src/catalogue/source.ts';
import { sqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { folderStore } from './folder-store.ts';

/** Firestore in which nothing changes after the snapshot: what a measured process follows. */
const stillSource: Source = {
  mods: () => {
    throw new Error('The snapshot could not be opened');
  },
  async *modsChangedSince() {
    yield { found: [], unfit: [], at: new Date() };
  },
  withDescriptions: async () => [],
  formerSlugs: async () => [],
  countsChangedSince: async () => ({ found: [], unfit: [], at: new Date() }),
  modOfTheWeek: async () => null,
};

const [folder = ''] = process.argv.slice(2);

/** The catalogue that a bench's process measures: the snapshot of a folder. */
export const catalogue: Catalogue = sqliteCatalogue(
  stillSource,
  {},
  { store: folderStore(folder), askForBuild: async () => undefined },
);
