import type { Permission } from '../access/permissions.ts';
import { logEndpoints } from './admin/logs.ts';

/** Paths of mods and comments: all staff may read the history of these records. */
const OPEN_PATH = /^mods\/[^/]+(?:\/comments\/[^/]+)?$/;

/**
 * The permission to read the history of a record.
 *
 * @param about path of the record, such as `mods/abc`
 */
export const getHistoryPermission = (about: string): Permission =>
  OPEN_PATH.test(about) ? logEndpoints.adminHistory.access : logEndpoints.adminListLogs.access;
