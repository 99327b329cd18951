import { hasPermission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { LogCard, logsQuery } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import { isStaffAction, STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import { splitIntoChunks } from '../platform/chunks.ts';
import { type QueryDoc, run } from '../platform/firestore.ts';
import type { QueryName } from '../platform/queries/index.ts';
import { getRecordNames, hasName } from './record-names.ts';
import { isUndoable } from './undo.ts';

/** Firestore's maximum of values in an `in` filter. */
const IN_MAX = 30;

const canBeUndone = ({ action }: LogEntry): boolean => isStaffAction(action) && isUndoable(action);

/** Whether a role may undo an entry, provided that nothing has changed since. */
const canRoleUndo = (role: Role, entry: LogEntry): boolean =>
  isStaffAction(entry.action) && canBeUndone(entry) && hasPermission(role, STAFF_ACTIONS[entry.action].permission);

/**
 * Finds the entries that undo other entries. Entries are immutable, so an undone entry does not name its undo. Runs one
 * query per 30 ids.
 *
 * @returns id of the undo entry by id of the undone entry
 */
export const findUndoEntries = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const docs = await Promise.all(splitIntoChunks(ids, IN_MAX).map((chunk) => run('logEntriesUndoing', { ids: chunk })));
  return new Map(docs.flat().flatMap(({ id, data }) => (data.undoes === null ? [] : [[data.undoes, id] as const])));
};

const getActorPath = ({ actor }: LogEntry): string | undefined => (actor === null ? undefined : `users/${actor}`);

const MOD_OF_RELEASE = /^(mods\/[^/]+)\/releases\/[^/]+$/;

/**
 * Paths of the records whose names describe the entry in lists. A report has no name, so its mod or member is used. A
 * release needs two names: its mod's title and its version.
 */
const getNamedPaths = ({ target, about }: LogEntry): readonly string[] => {
  const [, mod] = MOD_OF_RELEASE.exec(target) ?? [];
  return mod === undefined ? [[target, ...about].find(hasName) ?? target] : [mod, target];
};

/** The version in the logged fields, for a release that no longer exists. */
const getLoggedVersion = ({ before, after }: LogEntry): string | null => {
  const version = after?.version ?? before?.version;
  return typeof version === 'string' ? version : null;
};

type Names = Awaited<ReturnType<typeof getRecordNames>>;

const getTargetName = (entry: LogEntry, names: Names): string | null => {
  const [first = '', release] = getNamedPaths(entry);
  const version = release === undefined ? null : (names.get(release) ?? getLoggedVersion(entry));
  return [names.get(first), version].filter((name) => name != null).join(' ') || null;
};

/** Actions whose logged fields have ids of related mods or members. */
const ACTIONS_WITH_IDS: ReadonlySet<string> = new Set(['choose:mod_of_the_week', 'remove:comment']);
const MOD_OR_MEMBER = /^(?:mods|users)\/([^/]+)$/;

/** Paths of the mods and members whose ids appear in the entry: the actor, and for some actions the related records. */
const getPathsOfIds = (entry: LogEntry): readonly string[] =>
  [getActorPath(entry) ?? '', ...(ACTIONS_WITH_IDS.has(entry.action) ? entry.about : [])].filter((path) =>
    MOD_OR_MEMBER.test(path),
  );

const getNamesById = (entry: LogEntry, names: Names): Record<string, string> =>
  Object.fromEntries(
    getPathsOfIds(entry).flatMap((path) => {
      const [, id = ''] = MOD_OR_MEMBER.exec(path) ?? [];
      const name = names.get(path);
      return name == null ? [] : [[id, name]];
    }),
  );

/** Log entries as cards. `can_undo` depends on the caller's role, and on whether the entry is already undone. */
export const toLogCards = async (docs: readonly QueryDoc<LogEntry>[], callerRole: Role): Promise<LogCard[]> => {
  const entries = docs.map(({ data }) => data);
  const [names, undoing] = await Promise.all([
    getRecordNames(entries.flatMap((entry) => [...getNamedPaths(entry), ...getPathsOfIds(entry)])),
    findUndoEntries(docs.filter(({ data }) => canBeUndone(data)).map(({ id }) => id)),
  ]);
  return docs.map(({ id, data }) => ({
    ...data,
    id,
    at: data.at.toISOString(),
    actor_name: names.get(getActorPath(data) ?? '') ?? null,
    target_name: getTargetName(data, names),
    names: getNamesById(data, names),
    undone_by: undoing.get(id) ?? null,
    can_undo: canRoleUndo(callerRole, data) && !undoing.has(id),
  }));
};

export type LogsListQuery = z.infer<typeof logsQuery>;

/**
 * Name of the query for each set of active filters. A key always lists its filters in this order: actor, action, about.
 */
const QUERY_BY_FILTERS = {
  '': 'logEntries',
  actor: 'logEntriesByActor',
  action: 'logEntriesByAction',
  about: 'logEntriesByTarget',
  'actor action': 'logEntriesByActorAndAction',
  'actor about': 'logEntriesByActorAndTarget',
  'action about': 'logEntriesByActionAndTarget',
  'actor action about': 'logEntriesByActorActionAndTarget',
} as const satisfies Record<string, QueryName>;
type FilterSet = keyof typeof QUERY_BY_FILTERS;

const isFilterSet = (names: string): names is FilterSet => names in QUERY_BY_FILTERS;

const MIN_TIME = '2000-01-01T00:00:00Z';
const MAX_TIME = '9999-01-01T00:00:00Z';

/** Converts list parameters to a Firestore query and its values. */
export const toLogsQuery = ({ filter }: LogsListQuery) => {
  const { actor = '', action = '', about = '', from = MIN_TIME, to = MAX_TIME } = filter;
  const activeFilters = Object.entries({ actor, action, about }).filter(([, value]) => value !== '');
  const names = activeFilters.map(([name]) => name).join(' ');
  if (!isFilterSet(names)) throw new TypeError(`No query for logs by ${names}`);
  return {
    name: QUERY_BY_FILTERS[names],
    values: { actor, action, about, from: new Date(from), to: new Date(to) },
  };
};
