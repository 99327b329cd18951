import { hasPermission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { LogCard, logsQuery } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import { findLoggedRecords } from '@bigorna/domain/logged-records';
import { STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import type { z } from 'zod';
import { splitIntoChunks } from '../platform/chunks.ts';
import { type QueryDoc, run } from '../platform/firestore.ts';
import { toPeriod } from '../platform/period.ts';
import type { QueryName } from '../platform/queries/index.ts';
import { FILTER_VALUES_MAX, LOG_COMBINATIONS_MAX } from '../platform/queries/query.ts';
import { getLoggedName, getRecordNames, hasName } from './record-names.ts';
import { canBeUndone } from './undo.ts';

/** Whether a role may undo an entry, provided that nothing has changed since. */
const canRoleUndo = (role: Role, entry: LogEntry): boolean =>
  canBeUndone(entry) && hasPermission(role, STAFF_ACTIONS[entry.action].permission);

/**
 * Finds the entries that undo other entries. Entries are immutable, so an undone entry does not name its undo. Runs one
 * query per 30 ids.
 *
 * @returns id of the undo entry by id of the undone entry
 */
export const findUndoEntries = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const docs = await Promise.all(
    splitIntoChunks(ids, FILTER_VALUES_MAX).map((chunk) => run('logEntriesUndoing', { ids: chunk })),
  );
  return new Map(docs.flat().flatMap(({ id, data }) => (data.undoes === null ? [] : [[data.undoes, id] as const])));
};

const MOD_OF_RELEASE = /^(mods\/[^/]+)\/releases\/[^/]+$/;

/**
 * Paths of the records whose names describe the entry in lists. A report has no name, so its mod or member is used. A
 * release needs two names: its mod's title and its version. If the portal chooses the mod of the week again, the entry
 * has no name: the mod in `about` is the former one.
 */
const getNamedPaths = ({ target, about, after }: LogEntry): readonly string[] => {
  if (after?.mod_of_the_week === null) return [target];
  const [, mod] = MOD_OF_RELEASE.exec(target) ?? [];
  return mod === undefined ? [[target, ...about].find(hasName) ?? target] : [mod, target];
};

type Names = Awaited<ReturnType<typeof getRecordNames>>;

const getTargetName = (entry: LogEntry, names: Names): string | null => {
  const { target, after, before } = entry;
  const logged = getLoggedName(target, after) ?? getLoggedName(target, before);
  const found = getNamedPaths(entry).map((path) => names.get(path) ?? (path === target ? logged : undefined));
  return found.filter((name) => name != null).join(' ') || null;
};

/** Paths of the records whose names explain the entry, by the value that stands for them: actor and logged values. */
const getNamedValues = (entry: LogEntry, withLists: boolean): ReadonlyMap<string, string> =>
  new Map([
    ...[entry.before, entry.after].flatMap((fields) => [...findLoggedRecords(fields, withLists)]),
    ...(entry.actor === null ? [] : [[entry.actor, `users/${entry.actor}`] as const]),
  ]);

const getNamesByValue = (values: ReadonlyMap<string, string>, names: Names): Record<string, string> =>
  Object.fromEntries(
    [...values].flatMap(([value, path]) => {
      const name = names.get(path);
      return name == null ? [] : [[value, name]];
    }),
  );

/**
 * Log entries as cards. `can_undo` depends on the caller's role, and on whether the entry is already undone.
 *
 * @param withLists whether to read the names of all ids in lists; for single entries, because a list can be long
 */
export const toLogCards = async (
  docs: readonly QueryDoc<LogEntry>[],
  callerRole: Role,
  withLists = false,
): Promise<LogCard[]> => {
  const rows = docs.map(({ id, data }) => ({ id, data, values: getNamedValues(data, withLists) }));
  const [names, undoing] = await Promise.all([
    getRecordNames(rows.flatMap(({ data, values }) => [...getNamedPaths(data), ...values.values()])),
    findUndoEntries(docs.filter(({ data }) => canBeUndone(data)).map(({ id }) => id)),
  ]);
  return rows.map(({ id, data, values }) => ({
    ...data,
    id,
    at: data.at.toISOString(),
    actor_name: names.get(`users/${data.actor}`) ?? null,
    target_name: getTargetName(data, names),
    names: getNamesByValue(values, names),
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

/**
 * Converts list parameters to a Firestore query and its values.
 *
 * @param paths the entries must be about one of these records, if set
 */
export const toLogsQuery = ({ filter }: LogsListQuery, paths: readonly string[] = []) => {
  const { actor = '', action = [] } = filter;
  const actions = action.filter((one) => one !== '');
  const about = paths.slice(0, Math.floor(LOG_COMBINATIONS_MAX / Math.max(1, actions.length)));
  const activeFilters = Object.entries({ actor, action: actions, about }).filter(([, value]) => value.length > 0);
  const names = activeFilters.map(([name]) => name).join(' ');
  if (!isFilterSet(names)) throw new TypeError(`No query for logs by ${names}`);
  return { name: QUERY_BY_FILTERS[names], values: { actor, actions, about, ...toPeriod(filter) } };
};
