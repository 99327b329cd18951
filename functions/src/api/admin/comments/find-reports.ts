import type { reportsQuery } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { REPORT_LEADS, type Report } from '@bigorna/domain/entities/member';
import type { z } from 'zod';
import { doc } from '../../../platform/firestore.ts';
import { getPageByIds, type ListPage, queryListPage, toQuerySort } from '../query-list-page.ts';

type ReportsListQuery = z.output<typeof reportsQuery>;

const getRef = (id: string) => doc('reports/{report}', id);
const getPath = (id: string): string => getRef(id).path;
const OUTCOMES = ['upheld', 'dismissed'] as const;

/**
 * Finds a page of reports: open, resolved or all; of one subject or of any. A list of open reports contains only the
 * oldest report about each target.
 */
export const findReports = async ({ filter, ...query }: ReportsListQuery): Promise<ListPage<Report>> => {
  const { id, open, subject } = filter;
  if (id !== undefined) return getPageByIds(id, getRef);
  const rows = { ...query, sort: toQuerySort('reportsSorted', query.sort) };
  if (subject === undefined) {
    if (open === undefined) return queryListPage('reportsSorted', {}, rows, getPath);
    return open
      ? queryListPage('reportsOpen', { leads: REPORT_LEADS, resolved_at: null }, rows, getPath)
      : queryListPage('reportsResolved', { outcomes: OUTCOMES }, rows, getPath);
  }
  if (open === undefined) return queryListPage('reportsOfSubject', { subject }, rows, getPath);
  return open
    ? queryListPage('reportsOpenOfSubject', { leads: REPORT_LEADS, resolved_at: null, subject }, rows, getPath)
    : queryListPage('reportsResolvedOfSubject', { outcomes: OUTCOMES, subject }, rows, getPath);
};
