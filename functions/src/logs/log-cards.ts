import { may } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import { isStaffAction, STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import { chunks } from '../platform/chunks.ts';
import { type Found, run } from '../platform/firestore.ts';
import { hasName, namesOf } from './names.ts';
import { undoFor } from './undo-registry.ts';

/** So many values may be in one comparison. */
const IN_MAX = 30;

const canBeUndone = ({ action }: LogEntry): boolean => isStaffAction(action) && undoFor(action) !== undefined;

/** Whether a role may undo what an entry tells, where it is still so. */
export const mayUndo = (role: Role, entry: LogEntry): boolean =>
  isStaffAction(entry.action) && canBeUndone(entry) && may(role, STAFF_ACTIONS[entry.action].permission);

/**
 * Which entries undo some others. An entry is never changed, not even when it is undone: that is asked, and costs one read
 * for all and one for each that was.
 *
 * @returns the undoing entry's id by the undone one's
 */
export const undoneBy = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await Promise.all(chunks(ids, IN_MAX).map((some) => run('logEntriesUndoing', { ids: some })));
  return new Map(found.flat().flatMap(({ id, data }) => (data.undoes === null ? [] : [[data.undoes, id] as const])));
};

const actorPath = ({ actor }: LogEntry): string | undefined => (actor === null ? undefined : `users/${actor}`);

/** By whose name an entry is shown: a report has none, the mod or member that it is about has. */
const namedPath = ({ target, about }: LogEntry): string => [target, ...about].find(hasName) ?? target;

/** Entries as a reader of a role sees them. */
export const logCards = async (found: readonly Found<LogEntry>[], reader: Role): Promise<LogCard[]> => {
  const entries = found.map(({ data }) => data);
  const actors = entries.map(actorPath).filter((path) => path !== undefined);
  const [names, undoing] = await Promise.all([
    namesOf([...actors, ...entries.map(namedPath)]),
    undoneBy(found.filter(({ data }) => canBeUndone(data)).map(({ id }) => id)),
  ]);
  return found.map(({ id, data }) => ({
    ...data,
    id,
    at: data.at.toISOString(),
    actor_name: names.get(actorPath(data) ?? '') ?? null,
    target_name: names.get(namedPath(data)) ?? null,
    undone_by: undoing.get(id) ?? null,
    can_undo: mayUndo(reader, data) && !undoing.has(id),
  }));
};
