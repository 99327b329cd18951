import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const removeReply: Handler<'removeReply'> = async () => {
  throw new ApiError('unavailable');
};
