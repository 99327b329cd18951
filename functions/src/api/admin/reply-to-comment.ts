import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const replyToComment: Handler<'replyToComment'> = async () => {
  throw new ApiError('unavailable');
};
