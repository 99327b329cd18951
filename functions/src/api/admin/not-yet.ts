import { ApiError } from '../../platform/api-error.ts';

/** Stands where a call has no handler yet. */
export const notYet = async (): Promise<never> => {
  throw new ApiError('unavailable');
};
