import type { Role } from '@bigorna/domain/access/roles';
import { type LogsQuestion, logsAskedFor } from '../../../logs/list-logs.ts';
import { logCards } from '../../../logs/log-cards.ts';
import { doc } from '../../../platform/firestore.ts';
import { firestorePage, listAnswer, pageOfIds } from '../firestore-page.ts';

const refOf = (id: string) => doc('logs/{entry}', id);

const pageOf = (question: LogsQuestion) => {
  const { id: ids } = question.filter;
  if (ids !== undefined) return pageOfIds(ids, refOf);
  const { name, values, sort } = logsAskedFor(question);
  return firestorePage(name, values, { ...question, sort }, (id) => refOf(id).path);
};

/** A page of the log as the reader sees it. */
export const answerLogs = async (question: LogsQuestion, reader: Role) => {
  const page = await pageOf(question);
  return listAnswer('logs', page, await logCards(page.found, reader));
};
