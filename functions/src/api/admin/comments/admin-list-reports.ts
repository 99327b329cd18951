import { reportsQuestion } from '@bigorna/domain/endpoints/admin/comments';
import { staffReports } from '../../../reports/staff-report.ts';
import type { Handler } from '../../handler.ts';
import { listAnswer } from '../firestore-page.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { findReports } from './find-reports.ts';

/** Lists reports. */
export const adminListReports: Handler<'adminListReports'> = async ({ query }) => {
  const page = await findReports(parseQuestion(reportsQuestion, query));
  return listAnswer('reports', page, await staffReports(page.found));
};
