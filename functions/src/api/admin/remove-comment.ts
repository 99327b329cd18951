import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const removeComment: Handler<'removeComment'> = async () => {
  throw new ApiError('unavailable');
};
