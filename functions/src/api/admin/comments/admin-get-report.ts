import { readStaffReport } from '../../../reports/staff-report.ts';
import type { Handler } from '../../handler.ts';

/** One report and what it is about. */
export const adminGetReport: Handler<'adminGetReport'> = async ({ params }) => ({
  data: await readStaffReport(params.id),
});
