import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const clearHistory: Handler<'clearHistory'> = async () => {
  throw new ApiError('unavailable');
};
