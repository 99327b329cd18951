import { z } from 'zod';
import { id, isoMoment } from '../../entities/common.ts';
import { logEntry } from '../../entities/portal.ts';
import { endpoint } from '../endpoint.ts';
import { getCall, idsFilter, listCall, restQuestion } from './dialect.ts';

/** An entry of the log as the console shows it. Of personal fields it says only 'changed'. */
export const logCard = logEntry.extend({
  id,
  at: isoMoment,
  /** The actor's shown name; null where the portal itself acted or the account is gone. */
  actor_name: z.string().nullable(),
  /** What the target is called, or where it has no name what it is about; null where that is gone. */
  target_name: z.string().nullable(),
  /** The entry that undid this one. */
  undone_by: id.nullable(),
  /** Whether the reader may undo it: the action can be, and they have its permission. Its state may have moved on. */
  can_undo: z.boolean(),
});
export type LogCard = z.infer<typeof logCard>;

/** Each row costs the reads of what it names besides: a page of more could cost more than a page may. */
export const LOG_ROWS = 15;

export const logsQuestion = restQuestion(
  ['at'],
  ['at', 'DESC'],
  {
    actor: id.optional(),
    action: z.string().max(60).optional(),
    /** Path of a record that entries concern, such as `mods/abc`. */
    about: z.string().max(400).optional(),
    from: isoMoment.optional(),
    to: isoMoment.optional(),
    id: idsFilter,
  },
  LOG_ROWS,
);

export const logEndpoints = {
  adminListLogs: listCall('/admin/logs', 'read:log', logCard, 'What staff and the portal did, newest first'),
  adminGetLog: getCall('/admin/logs', 'read:log', logCard, 'One entry of the log'),
  /** Moderators: of mods and comments; others: of any record. */
  adminHistory: listCall('/admin/history', 'read:history', logCard, 'What was done to one record (`filter.about`)'),
  undoLog: endpoint({
    method: 'post',
    path: '/admin/logs/{id}/undo',
    summary: 'Undo what an entry tells, where it is still so; needs the permission of the action undone',
    access: 'read:history',
    service: 'admin',
    dialect: 'envelope',
    params: z.object({ id }),
    answer: logCard,
    errors: [
      'record_not_found',
      'mod_not_found',
      'user_not_found',
      'undo_not_possible',
      'stale',
      'forbidden',
      'last_super_admin',
      'file_blocked',
    ],
  }),
};
