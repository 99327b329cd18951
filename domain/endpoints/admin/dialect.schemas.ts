import { z } from 'zod';
import { id, isoTimestamp } from '../../entities/common.ts';
import type { ErrorCode } from '../../errors/codes.ts';
import type { EndpointSchemas } from '../endpoint.schemas.ts';

/**
 * List query of ra-data-simple-rest. Each value is JSON text, which the API parses and checks. `after` is our addition,
 * a cursor: the id of the last record before the page. This cursor keeps deep pages cheap.
 */
export const restListQuery = z.strictObject({
  sort: z.string().max(100).optional(),
  range: z.string().max(100).optional(),
  filter: z.string().max(4000).optional(),
  after: z.string().max(300).optional(),
});
export type RestListQuery = z.infer<typeof restListQuery>;

/** A record id, or two document ids joined to one. Rejects texts that would change a path, such as `..`. */
const recordId = z
  .string()
  .max(300)
  .regex(/^(?!\.{1,2}$)(?!__[\s\S]*__$)[^/]+$/);

const ROWS_MAX = 1000;
const ROWS_DEFAULT = 25;
const VALUES_MAX = 30;
const rangeSchema = (rows: number) =>
  z
    .tuple([z.int().nonnegative(), z.int().nonnegative()])
    .refine(([first, last]) => last >= first && last - first < ROWS_MAX, { error: 'invalid_value' })
    .default([0, rows - 1]);

/**
 * The parsed form of a list's `sort`, `range` and `filter`.
 *
 * @param sorts sortable fields
 * @param defaultSort order if the query has none
 * @param filter schema of the filter's fields
 * @param rows number of rows if the query has no range
 */
export const createRestQuery = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  defaultSort: readonly [S[number], 'ASC' | 'DESC'],
  filter: F,
  rows = ROWS_DEFAULT,
) =>
  z.object({
    sort: z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])]).prefault([...defaultSort] as never),
    range: rangeSchema(rows),
    filter: z.strictObject(filter).prefault({} as never),
    after: recordId.optional(),
  });

/** Filter of react-admin's `getMany`, available for every list: records by id. */
export const idsFilter = z.array(recordId).max(ROWS_MAX).optional();

/** Filter by one or several values of a field. A record matches if it has one of them. */
export const oneOrMore = <T extends z.ZodType<string>>(value: T) =>
  z
    .union([z.array(value).min(1).max(VALUES_MAX), value.transform((one) => [one])])
    .transform((values) => [...new Set(values)]);

/** Expected `updated_at`, for optimistic locking: fails with `stale` if the record has changed. No check if absent. */
export const expectedUpdatedAt = isoTimestamp.optional();

const params = z.object({ id });

/**
 * The five functions below create the schemas of calls about a resource. A deletion returns the deleted record.
 * `extraErrors` are error codes that only this resource has.
 */
export const listSchemas = <T extends z.ZodType>(record: T, summary: string) =>
  ({ summary, query: restListQuery, response: z.array(record) }) satisfies EndpointSchemas;
export const getSchemas = <T extends z.ZodType>(record: T, summary: string) =>
  ({ summary, params, response: record, errors: ['record_not_found'] }) satisfies EndpointSchemas;
export const createSchemas = <T extends z.ZodType, B extends z.ZodObject>(record: T, body: B, summary: string) =>
  ({ summary, body, response: record }) satisfies EndpointSchemas;
export const updateSchemas = <T extends z.ZodType, B extends z.ZodObject>(
  record: T,
  body: B,
  summary: string,
  extraErrors: readonly ErrorCode[] = [],
) =>
  ({
    summary,
    params,
    body,
    response: record,
    errors: ['record_not_found', 'stale', ...extraErrors],
  }) satisfies EndpointSchemas;
export const deleteSchemas = <T extends z.ZodType>(
  record: T,
  summary: string,
  extraErrors: readonly ErrorCode[] = [],
) => ({ summary, params, response: record, errors: ['record_not_found', ...extraErrors] }) satisfies EndpointSchemas;

/** Response header with the id of the call's audit log entry, for an undo. */
export const LOG_ENTRY_HEADER = 'X-Log-Entry';
