import type { Report } from '@bigorna/domain/entities/member';
import { updateReportGroup } from '../mods/reports/update-report-group.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

const isOpen = (report: Report | undefined): boolean => report?.resolved_at === null;

const REPORT_HANDLERS: readonly WriteHandler<DocumentWrite<Report>>[] = [
  {
    name: 'queue',
    handle: async ({ before, after }) => {
      const report = after ?? before;
      if (report !== undefined && isOpen(before) !== isOpen(after)) await updateReportGroup(report);
    },
  },
];

export const reportWritten = onWritten('reportWritten', 'reports/{report}', REPORT_HANDLERS, () => ({}));
