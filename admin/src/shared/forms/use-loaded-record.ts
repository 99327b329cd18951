import { useState } from 'react';

/** A record with the time of its last update. */
export interface Timestamped {
  readonly id: string;
  readonly updated_at: string;
}

/**
 * The record snapshot that a form edits. Refetches do not replace the snapshot, so input is not lost. A save sends the
 * timestamp of this snapshot (optimistic lock).
 *
 * @returns `loaded`, the snapshot; `newer`, if the record changed since; `adopt`, which switches to another snapshot
 */
export const useLoadedRecord = <R extends Timestamped>(live: R | undefined) => {
  const [loaded, adopt] = useState(live);
  // API timestamps share one format, so string comparison works.
  const newer = live && loaded && live.updated_at > loaded.updated_at ? live : undefined;
  return { loaded, newer, adopt };
};
