import type { Report } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { settleReports } from '../reports/settle.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

const isOpen = (report: Report | undefined): boolean => report?.resolved_at === null;

/** What follows when a report was made, resolved, opened again or changed. */
export const REPORT_FOLLOWERS: readonly Follower<Written<Report>>[] = [
  {
    name: 'queue',
    follow: async ({ before, after }) => {
      const report = after ?? before;
      if (report !== undefined && isOpen(before) !== isOpen(after)) await settleReports(report);
    },
  },
];

export const reportWritten = onDocumentWritten(
  { ...onWrite('reportWritten'), document: 'reports/{report}' },
  ({ data }) => followAll(REPORT_FOLLOWERS, writtenDocument('reports/{report}', data)),
);
