import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const viewTime: Handler<'viewTime'> = async () => {
  throw new ApiError('unavailable');
};
