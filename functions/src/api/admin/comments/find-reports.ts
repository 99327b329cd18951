import type { reportsQuery } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { REPORT_LEADS, type Report } from '@bigorna/domain/entities/member';
import type { z } from 'zod';
import { doc } from '../../../platform/firestore.ts';
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
  if (subject === undefined) {
    if (open === undefined) return queryListPage('reportsSorted', {}, query, getRef);
    return open
      ? queryListPage('reportsOpen', { leads: REPORT_LEADS, resolved_at: null }, query, getRef)
      : queryListPage('reportsResolved', { outcomes: OUTCOMES }, query, getRef);
  }
  if (open === undefined) return queryListPage('reportsOfSubject', { subject }, query, getRef);
  return open
    ? queryListPage('reportsOpenOfSubject', { leads: REPORT_LEADS, resolved_at: null, subject }, query, getRef)
    : queryListPage('reportsResolvedOfSubject', { outcomes: OUTCOMES, subject }, query, getRef);
};
