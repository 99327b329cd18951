import type { Report } from '@bigorna/domain/entities/member';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { updateReportGroup } from '../mods/reports/update-report-group.ts';
import {
  type DocumentWrite,
  getTriggerOptions,
  parseWrittenDocument,
  runHandlers,
  type WriteHandler,
} from './parse-write.ts';

const isOpen = (report: Report | undefined): boolean => report?.resolved_at === null;

export const REPORT_HANDLERS: readonly WriteHandler<DocumentWrite<Report>>[] = [
  {
    name: 'queue',
    handle: async ({ before, after }) => {
      const report = after ?? before;
      if (report !== undefined && isOpen(before) !== isOpen(after)) await updateReportGroup(report);
    },
  },
];

export const reportWritten = onDocumentWritten(
  { ...getTriggerOptions('reportWritten'), document: 'reports/{report}' },
  ({ data }) => runHandlers(REPORT_HANDLERS, parseWrittenDocument('reports/{report}', data)),
);
