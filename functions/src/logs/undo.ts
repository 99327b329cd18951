import type { Role } from '@bigorna/domain/access/roles';
import type { LogEntry } from '@bigorna/domain/entities/portal';

/** The entry of the log that is to be undone. */
export interface UndoneEntry extends LogEntry {
  readonly id: string;
}

/** The staff member who undoes it. That they have the permission of the action is known by then. */
export interface UndoActor {
  readonly uid: string;
  readonly role: Role;
  readonly requestId: string;
}

/**
 * Brings back what an entry changed, as one step with an entry of its own that `undoes` it.
 *
 * @returns the new entry's id
 * @throws ApiError stale where what it changed is no longer as it left it, or gone
 */
export type Undo = (entry: UndoneEntry, actor: UndoActor) => Promise<string>;
