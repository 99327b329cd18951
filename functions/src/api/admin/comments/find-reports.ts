import type { reportsQuestion } from '@bigorna/domain/endpoints/admin/comments';
import type { Report } from '@bigorna/domain/entities/member';
import type { z } from 'zod';
import { doc } from '../../../platform/firestore.ts';
import { firestorePage, type ListPage, pageOfIds, sortOf } from '../firestore-page.ts';

type Question = z.output<typeof reportsQuestion>;

const refOf = (id: string) => doc('reports/{report}', id);
const pathOf = (id: string): string => refOf(id).path;
const outcomes = ['upheld', 'dismissed'] as const;

/** The reports that a question finds: those that wait, those that were decided, or all; of one kind of thing or of any. */
export const findReports = async ({ filter, ...question }: Question): Promise<ListPage<Report>> => {
  const { id, open, subject } = filter;
  if (id !== undefined) return pageOfIds(id, refOf);
  const rows = { ...question, sort: sortOf('reportsSorted', question.sort) };
  if (subject === undefined) {
    if (open === undefined) return firestorePage('reportsSorted', {}, rows, pathOf);
    return open
      ? firestorePage('reportsOpen', { resolved_at: null }, rows, pathOf)
      : firestorePage('reportsResolved', { outcomes }, rows, pathOf);
  }
  if (open === undefined) return firestorePage('reportsOfSubject', { subject }, rows, pathOf);
  return open
    ? firestorePage('reportsOpenOfSubject', { resolved_at: null, subject }, rows, pathOf)
    : firestorePage('reportsResolvedOfSubject', { outcomes, subject }, rows, pathOf);
};
