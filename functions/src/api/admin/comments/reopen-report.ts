import { reopenReport as reopen } from '../../../reports/resolve.ts';
import { readStaffReport } from '../../../reports/staff-report.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Opens a report again. */
export const reopenReport: Handler<'reopenReport'> = async ({ params, caller, request }) => {
  const entry = await reopen(params.id, actorOf({ caller, request }));
  return { data: await readStaffReport(params.id), message: 'report_reopened', headers: logEntryHeader(entry) };
};
