import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not made yet. */
export const resetPassword: Handler<'resetPassword'> = async () => {
  throw new ApiError('unavailable');
};
