import { logsQuestion } from '@bigorna/domain/endpoints/admin/logs';
import type { Handler } from '../../handler.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { answerLogs } from './log-pages.ts';

/** What staff and the portal did. */
export const adminListLogs: Handler<'adminListLogs'> = ({ query, caller }) =>
  answerLogs(parseQuestion(logsQuestion, query), caller.account.role);
