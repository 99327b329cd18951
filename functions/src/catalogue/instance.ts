import type { Catalogue } from './catalogue.ts';
import { firestoreSource } from './source.ts';
import { sqliteCatalogue } from './sqlite-catalogue.ts';

/** This process's catalogue. Nothing is read or built before the first question. */
export const catalogue: Catalogue = sqliteCatalogue(firestoreSource);
