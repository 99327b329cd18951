import type { Catalogue } from './catalogue.ts';
import { askForBuild } from './snapshots/due.ts';
import { cloudSnapshots } from './snapshots/store.ts';
import { firestoreSource } from './source.ts';
import { sqliteCatalogue } from './sqlite-catalogue.ts';

/** This process's catalogue. Nothing is read or downloaded before the first question. */
export const catalogue: Catalogue = sqliteCatalogue(firestoreSource, {}, { store: cloudSnapshots, askForBuild });
