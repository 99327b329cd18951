import { readStaffMessage } from '../../../contact/staff-message.ts';
import type { Handler } from '../../handler.ts';

/** One contact message. */
export const adminGetContactMessage: Handler<'adminGetContactMessage'> = async ({ params }) => ({
  data: await readStaffMessage(params.id),
});
