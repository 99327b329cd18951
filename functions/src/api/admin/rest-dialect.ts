import type { RestListQuery } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import { z } from 'zod';
import { ApiError, createFieldError } from '../../platform/api-error.ts';
import { toFieldIssues } from '../field-issues.ts';

const parsePart = (name: string, text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw createFieldError(name, 'invalid_value');
  }
};

/**
 * Parses a list query of ra-data-simple-rest: each parameter is JSON text.
 *
 * @throws ApiError invalid_request with the invalid part of `sort`, `range` or `filter`
 */
export const parseListQuery = <S extends z.ZodType>(schema: S, query: RestListQuery): z.output<S> => {
  const parts = Object.entries(query).map(([name, text]) => [name, parsePart(name, text)]);
  const result = z.safeParse(schema, Object.fromEntries(parts), { reportInput: true });
  if (result.success) return result.data;
  throw new ApiError('invalid_request', { fields: toFieldIssues(result.error) });
};

/** The Content-Range header with a list's total: `mods 0-24/319`, or `mods *\/319` for an empty page. */
export const getContentRange = (resource: string, first: number, length: number, total: number) => ({
  'Content-Range': `${resource} ${length === 0 ? '*' : `${first}-${first + length - 1}`}/${total}`,
});
