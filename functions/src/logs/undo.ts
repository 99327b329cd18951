import type { LogEntry } from '@bigorna/domain/entities/portal';
import type { Actor } from '../accounts/actor.ts';

/** The entry of the log that is to be undone. */
export interface UndoneEntry extends LogEntry {
  readonly id: string;
}

/**
 * Brings back what an entry changed, as one step with an entry of its own that `undoes` it. That the actor has the
 * permission of the action, and that nobody has undone the entry before, is known by then.
 *
 * @returns the new entry's id
 * @throws ApiError stale where what it changed is no longer as it left it, or gone
 */
export type Undo = (entry: UndoneEntry, actor: Actor) => Promise<string>;
