import type { Scope } from './fill.ts';
import type { Pace } from './pace.ts';
import type { SnapshotStore } from './snapshots/store.ts';
import type { Source } from './source.ts';

/** Where an index begins, instead of reading everything. */
export interface Snapshots {
  readonly store: SnapshotStore;
  /** Has a snapshot made, by someone else. */
  askForBuild(scope: Scope): Promise<void>;
}

/** What an index is kept of, and how. */
export interface Keeping {
  readonly source: Source;
  readonly scope: Scope;
  readonly pace: Pace;
  /** Without, everything is read from Firestore by each process. */
  readonly snapshots?: Snapshots | undefined;
}
