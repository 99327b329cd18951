import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import type { Source } from '../../../functions/src/catalogue/source.ts';
import { createSqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { createFolderStore } from './folder-store.ts';

/** A Firestore without changes after the snapshot. */
const stillSource: Source = {
  mods: () => {
    throw new Error('The snapshot could not be opened');
  },
  async *modsChangedSince() {
    yield { items: [], invalid: [], at: new Date() };
  },
  withDescriptions: async () => [],
  formerSlugs: async () => [],
  countsChangedSince: async () => ({ items: [], invalid: [], at: new Date() }),
  modOfTheWeek: async () => null,
};

const [folder = ''] = process.argv.slice(2);

/** The measured catalogue: opens the snapshot in a local folder. */
export const catalogue: Catalogue = createSqliteCatalogue(
  stillSource,
  {},
  { store: createFolderStore(folder), requestBuild: async () => undefined },
);
