import type { Catalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { cloudSnapshots, type SnapshotStore } from '../../../functions/src/catalogue/snapshots/store.ts';
import { firestoreSource, type Reading, type Source } from '../../../functions/src/catalogue/source.ts';
import { sqliteCatalogue } from '../../../functions/src/catalogue/sqlite-catalogue.ts';
import { folderStore } from '../catalogue/folder-store.ts';
import { syntheticSource } from '../synthetic/source.ts';
import { clock } from './clock.ts';
import { ownSettings, SYNTHETIC_MODS } from './settings.ts';

const { catalogue: which, folder } = ownSettings();

const byBenchClock = <T>(reading: Reading<T>): Reading<T> => ({ ...reading, at: new Date() });

/** Follows Firestore as in production; cursors are moments of the bench's clock. */
const following: Pick<Source, 'modsChangedSince' | 'countsChangedSince'> = {
  async *modsChangedSince(moment) {
    for await (const reading of firestoreSource.modsChangedSince(clock.realAt(moment))) yield byBenchClock(reading);
  },
  countsChangedSince: async (moment) => byBenchClock(await firestoreSource.countsChangedSince(clock.realAt(moment))),
};

/** What the snapshot is built of: documents, or mods made up in memory. */
export const builtFrom: Source =
  which === 'seed' ? { ...firestoreSource, ...following } : syntheticSource(SYNTHETIC_MODS);

const inFolder = folderStore(folder);
/** Objects in a folder; the pointer is read in Firestore too, as in production. */
export const store: SnapshotStore = {
  ...inFolder,
  newest: async (line) => {
    await cloudSnapshots.newest(line);
    return inFolder.newest(line);
  },
};

/** The catalogue in the place of the one that takes its snapshots from Cloud Storage. */
export const catalogue: Catalogue = sqliteCatalogue(
  { ...builtFrom, ...following, modOfTheWeek: firestoreSource.modOfTheWeek },
  {},
  { store, askForBuild: async () => undefined },
);
