import { resolveReport as resolve } from '../../../reports/resolve.ts';
import { readStaffReport } from '../../../reports/staff-report.ts';
import type { Handler } from '../../handler.ts';
import { actorOf } from '../actor.ts';
import { logEntryHeader } from '../log-entry.ts';

/** Resolves a report, or all open ones about the same. */
export const resolveReport: Handler<'resolveReport'> = async ({ params, body, caller, request }) => {
  const entry = await resolve(params.id, body, actorOf({ caller, request }));
  return { data: await readStaffReport(params.id), message: 'report_resolved', headers: logEntryHeader(entry) };
};
