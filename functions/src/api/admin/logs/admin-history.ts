import { may } from '@bigorna/domain/access/permissions';
import { logsQuestion } from '@bigorna/domain/endpoints/admin/logs';
import type { FieldErrorCode } from '@bigorna/domain/errors/codes';
import { ApiError } from '../../../platform/api-error.ts';
import type { Handler } from '../../handler.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { answerLogs } from './log-pages.ts';

/** Records whose history all staff may read: a mod's and a comment's. */
const OPEN_TO_ALL = /^mods\/[^/]+(?:\/comments\/[^/]+)?$/;

const refused = (path: string, code: FieldErrorCode): ApiError =>
  new ApiError('invalid_request', { fields: [{ path, code }] });

/** What was done to one record. */
export const adminHistory: Handler<'adminHistory'> = ({ query, caller }) => {
  const question = parseQuestion(logsQuestion, query);
  const { about, id } = question.filter;
  if (about === undefined) throw refused('filter.about', 'required');
  // Entries by their ids are of any record.
  if (id !== undefined) throw refused('filter.id', 'unknown_field');
  const { role } = caller.account;
  if (!OPEN_TO_ALL.test(about) && !may(role, 'read:log')) throw new ApiError('forbidden');
  return answerLogs(question, role);
};
