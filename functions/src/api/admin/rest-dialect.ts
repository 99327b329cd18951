import type { RestListQuery } from '@bigorna/domain/endpoints/admin/dialect';
import { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import { faultsOf } from '../field-faults.ts';

const parsePart = (name: string, text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_request', { fields: [{ path: name, code: 'invalid_value' }] });
  }
};

/**
 * A list question in ra-data-simple-rest's dialect: each parameter is JSON text.
 *
 * @throws ApiError invalid_request naming the part of `sort`, `range` or `filter` that is wrong
 */
export const parseQuestion = <S extends z.ZodType>(schema: S, query: RestListQuery): z.output<S> => {
  const parts = Object.entries(query).map(([name, text]) => [name, parsePart(name, text)]);
  const result = z.safeParse(schema, Object.fromEntries(parts), { reportInput: true });
  if (result.success) return result.data;
  throw new ApiError('invalid_request', { fields: faultsOf(result.error) });
};

/** The header that carries a list's total: `mods 0-24/319`; a page beyond the end has a star for its range. */
export const contentRange = (resource: string, first: number, length: number, total: number) => ({
  'Content-Range': `${resource} ${length === 0 ? '*' : `${first}-${first + length - 1}`}/${total}`,
});
