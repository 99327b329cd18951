import type { RefreshPolicy } from './refresh-policy.ts';
import type { SnapshotStore } from './snapshots/store.ts';
import type { Source } from './source.ts';
import type { Scope } from './sync-index.ts';

/** Snapshots that an index can start from instead of a full read. */
export interface Snapshots {
  readonly store: SnapshotStore;
  /** Requests the build of a snapshot by a task. */
  requestBuild(scope: Scope): Promise<void>;
}

/** Source and policy of an index. */
export interface IndexOptions {
  readonly source: Source;
  readonly scope: Scope;
  readonly policy: RefreshPolicy;
  /** Without snapshots, each process reads everything from Firestore. */
  readonly snapshots?: Snapshots | undefined;
}
