import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const readNotifications: Handler<'readNotifications'> = async () => {
  throw new ApiError('unavailable');
};
