import { hasPermission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import type { logEndpoints } from '@bigorna/domain/endpoints/admin/logs';
import { type LogCard, logsQuery } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { getHistoryPermission } from '@bigorna/domain/endpoints/get-history-permission';
import type { LogEntry } from '@bigorna/domain/entities/portal';
import { type LogsListQuery, toLogCards, toLogsQuery } from '../../../audit/log-cards.ts';
import { undoEntry } from '../../../audit/undo-entry.ts';
import { catalogue } from '../../../catalogue/index.ts';
import { assertFreshFactor } from '../../../members/accounts/caller.ts';
import { ApiError, createFieldError, requireFound } from '../../../platform/api-error.ts';
import { doc, get } from '../../../platform/firestore.ts';
import type { Handlers } from '../../mount.ts';
import { getPageByIds, type ListPage, queryListPage, toListResult } from '../query-list-page.ts';
import { parseListQuery } from '../rest-dialect.ts';
import { getLogEntryHeader, toActor } from '../staff-call.ts';
import { findNamedPaths } from './find-named-paths.ts';
import { UNDO_FUNCTIONS } from './undo-functions.ts';

const getRef = (id: string) => doc('logs/{entry}', id);

/**
 * Reads an audit log entry, as visible to a role.
 *
 * @throws ApiError record_not_found
 */
const readLog = async (id: string, callerRole: Role): Promise<LogCard> => {
  const ref = getRef(id);
  const data = requireFound(await get(ref), 'record_not_found');
  const [card] = await toLogCards([{ id, path: ref.path, data }], callerRole, true);
  return requireFound(card, 'record_not_found');
};

/** The records that the entries must be about, from the filters; undefined for entries about any record. */
const findPaths = async ({ filter: { q = '', about = '' } }: LogsListQuery, callerRole: Role) => {
  if (q === '') return about === '' ? undefined : [about];
  if (about !== '') throw createFieldError('filter.q', 'unknown_field');
  return findNamedPaths(q, hasPermission(callerRole, 'read:user:private'));
};

const findPage = async (query: LogsListQuery, callerRole: Role): Promise<ListPage<LogEntry>> => {
  const { id: ids } = query.filter;
  if (ids !== undefined) return getPageByIds(ids, getRef);
  const paths = await findPaths(query, callerRole);
  if (paths?.length === 0) return { docs: [], first: 0, total: 0 };
  const { name, values } = toLogsQuery(query, paths);
  return queryListPage(name, values, query, getRef);
};

/** Gets a page of the audit log, as visible to a role. */
const getLogPage = async (query: LogsListQuery, callerRole: Role) => {
  const page = await findPage(query, callerRole);
  return toListResult('logs', page, await toLogCards(page.docs, callerRole));
};

export const LOG_HANDLERS: Pick<Handlers, keyof typeof logEndpoints> = {
  adminListLogs: ({ query, caller }) => getLogPage(parseListQuery(logsQuery, query), caller.account.role),
  adminGetLog: async ({ params, caller }) => ({ data: await readLog(params.id, caller.account.role) }),
  /** Lists the audit log of one record. */
  adminHistory: ({ query, caller }) => {
    const listQuery = parseListQuery(logsQuery, query);
    const { about, id } = listQuery.filter;
    if (about === undefined) throw createFieldError('filter.about', 'required');
    // A filter by id could return entries of other records.
    if (id !== undefined) throw createFieldError('filter.id', 'unknown_field');
    const { role } = caller.account;
    if (!hasPermission(role, getHistoryPermission(about))) throw new ApiError('forbidden');
    return getLogPage(listQuery, role);
  },
  /** Undoes the action of a log entry. Returns the log entry of the undo. */
  undoLog: async ({ params, ...by }) => {
    const entry = await undoEntry(UNDO_FUNCTIONS, params.id, toActor(by), () => assertFreshFactor(by.caller));
    // The undo may have changed a mod.
    catalogue.invalidate();
    const data = await readLog(entry, by.caller.account.role);
    return { data, message: 'undone', headers: getLogEntryHeader(data.can_undo ? entry : undefined) };
  },
};
