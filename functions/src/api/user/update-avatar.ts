import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not made yet. */
export const updateAvatar: Handler<'updateAvatar'> = async () => {
  throw new ApiError('unavailable');
};
