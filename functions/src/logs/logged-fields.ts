import type { z } from 'zod';
import { ApiError } from '../platform/api-error.ts';
import type { UndoneEntry } from './undo.ts';

/**
 * Fields of an entry as its action logs them; an entry that lacks them, such as one from before they were logged, cannot
 * be undone.
 *
 * @throws ApiError undo_not_possible
 */
export const loggedFields = <S extends z.ZodType>(schema: S, fields: UndoneEntry['before']): z.output<S> => {
  const { success, data } = schema.safeParse(fields);
  if (!success) throw new ApiError('undo_not_possible');
  return data;
};
