import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const dashboard: Handler<'dashboard'> = async () => {
  throw new ApiError('unavailable');
};
