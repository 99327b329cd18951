import { readStaffComment } from '../../../comments/staff-comments.ts';
import type { Handler } from '../../handler.ts';

/** One comment with its reports. */
export const adminGetComment: Handler<'adminGetComment'> = async ({ params }) => ({
  data: await readStaffComment(params.id),
});
