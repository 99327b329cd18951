import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** Not there yet. */
export const modFeedback: Handler<'modFeedback'> = async () => {
  throw new ApiError('unavailable');
};
