import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not made yet. */
export const forgotPassword: Handler<'forgotPassword'> = async () => {
  throw new ApiError('unavailable');
};
