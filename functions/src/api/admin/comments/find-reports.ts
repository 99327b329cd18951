import type { reportsQuery } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { REPORT_LEADS, type Report } from '@bigorna/domain/entities/member';
import type { z } from 'zod';
import { doc } from '../../../platform/firestore.ts';
import { toPeriod } from '../../../platform/period.ts';
import { getPageByIds, type ListPage, queryListPage } from '../query-list-page.ts';

type ReportsListQuery = z.output<typeof reportsQuery>;

const getRef = (id: string) => doc('reports/{report}', id);
const OUTCOMES = ['upheld', 'dismissed'] as const;

/**
 * Finds a page of reports: open, resolved or all; of one subject or of any. A list of open reports contains only the
 * oldest report about each target.
 */
export const findReports = async (query: ReportsListQuery): Promise<ListPage<Report>> => {
  const { id, open, subject } = query.filter;
  if (id !== undefined) return getPageByIds(id, getRef);
  const period = toPeriod(query.filter);
  const opened = { ...period, leads: REPORT_LEADS, resolved_at: null };
  const resolved = { ...period, outcomes: OUTCOMES };
  if (subject === undefined) {
    if (open === undefined) return queryListPage('reportsSorted', period, query, getRef);
    return open
      ? queryListPage('reportsOpen', opened, query, getRef)
      : queryListPage('reportsResolved', resolved, query, getRef);
  }
  if (open === undefined) return queryListPage('reportsOfSubject', { ...period, subject }, query, getRef);
  return open
    ? queryListPage('reportsOpenOfSubject', { ...opened, subject }, query, getRef)
    : queryListPage('reportsResolvedOfSubject', { ...resolved, subject }, query, getRef);
};
