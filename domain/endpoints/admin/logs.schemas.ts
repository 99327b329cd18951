import { z } from 'zod';
import { id, isoTimestamp } from '../../entities/common.ts';
import { logEntry } from '../../entities/portal.ts';
import { SEARCH_TEXT_MAX } from '../../limits.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import { createRestQuery, getSchemas, idsFilter, listSchemas, oneOrMore } from './dialect.schemas.ts';
import type { logEndpoints } from './logs.ts';

/** An audit log entry for the console. Personal fields appear only as 'changed'. */
export const logCard = logEntry.extend({
  id,
  at: isoTimestamp,
  /** The actor's display name; null for the portal itself or a deleted account. */
  actor_name: z.string().nullable(),
  /** Name of the target; for a report, of the reported content; for a release, with its version. Null if deleted. */
  target_name: z.string().nullable(),
  /**
   * Names of the actor, and of records in the changes, by id; by path for the filter of an export. In lists of entries,
   * without the names of ids in lists.
   */
  names: z.record(z.string(), z.string()),
  /** Id of the entry that undid this one. */
  undone_by: id.nullable(),
  /** Whether the action supports undo and the current user has the permission. The record may have changed since. */
  can_undo: z.boolean(),
});
export type LogCard = z.infer<typeof logCard>;

/** Rows per page. Few, because each row needs extra reads for its names. */
export const LOG_ROWS = 15;

export const logsQuery = createRestQuery(
  ['at'],
  ['at', 'DESC'],
  {
    actor: id.optional(),
    action: oneOrMore(z.string().max(60)).optional(),
    /** Name or id of a mod or an account. Excludes `about`. */
    q: z.string().trim().max(SEARCH_TEXT_MAX, { error: 'too_long' }).optional(),
    /** Path of a related record, such as `mods/abc`. */
    about: z.string().max(400).optional(),
    from: isoTimestamp.optional(),
    to: isoTimestamp.optional(),
    id: idsFilter,
  },
  LOG_ROWS,
);

export const logSchemas = {
  adminListLogs: listSchemas(logCard, 'List the audit log, newest first'),
  adminGetLog: getSchemas(logCard, 'Get an audit log entry'),
  /** Moderators may read the history of mods and comments only. */
  adminHistory: listSchemas(logCard, 'List the history of one record (`filter.about`)'),
  undoLog: {
    summary: 'Undo an entry’s action if the record is unchanged since; requires the permission of that action',
    params: z.object({ id }),
    response: logCard,
    errors: [
      'record_not_found',
      'mod_not_found',
      'user_not_found',
      'undo_not_possible',
      'fresh_factor_required',
      'stale',
      'forbidden',
      'last_super_admin',
      'file_blocked',
      'release_missing',
      'mod_too_large',
    ],
  },
} satisfies SchemaTable<typeof logEndpoints>;
