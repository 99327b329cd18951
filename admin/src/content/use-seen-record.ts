import { useState } from 'react';

/** A record that says when it was last changed. */
export interface Stamped {
  readonly id: string;
  readonly updated_at: string;
}

/**
 * The state of a record that a form is about. It stays the one that was opened, whatever is read anew meanwhile, so that
 * nothing typed is lost and a save names the state it was written on.
 *
 * @returns `seen`; `newer`, where the record has changed since; `adopt`, which goes on from another state
 */
export const useSeenRecord = <R extends Stamped>(live: R | undefined) => {
  const [seen, adopt] = useState(live);
  // Moments of the API are all written alike: their texts are in order.
  const newer = live && seen && live.updated_at > seen.updated_at ? live : undefined;
  return { seen, newer, adopt };
};
