import { z } from 'zod';
import type { Permission } from '../../access/permissions.ts';
import { id, isoMoment } from '../../entities/common.ts';
import type { ErrorCode } from '../../errors/codes.ts';
import { endpoint } from '../endpoint.ts';

/**
 * ra-data-simple-rest's list question; each value is JSON text, parsed and checked by the API. `after` is ours: the id of
 * the record that the page begins behind, so that a page far in costs no more than the first.
 */
export const restListQuery = z.strictObject({
  sort: z.string().max(100).optional(),
  range: z.string().max(100).optional(),
  filter: z.string().max(4000).optional(),
  after: z.string().max(300).optional(),
});
export type RestListQuery = z.infer<typeof restListQuery>;

/** A record's id, which may be made of two documents' ids; nothing that would lead to another path. */
const recordId = z
  .string()
  .max(300)
  .regex(/^(?!\.{1,2}$)(?!__[\s\S]*__$)[^/]+$/);

const ROWS_MAX = 1000;
const ROWS = 25;
const rangeOf = (rows: number) =>
  z
    .tuple([z.int().nonnegative(), z.int().nonnegative()])
    .refine(([first, last]) => last >= first && last - first < ROWS_MAX, { error: 'invalid_value' })
    .default([0, rows - 1]);

/**
 * What `sort`, `range` and `filter` hold for one list, once parsed.
 *
 * @param sorts fields the list can be ordered by
 * @param first the order without a wish
 * @param rows how many are answered without a wish
 */
export const restQuestion = <const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  first: readonly [S[number], 'ASC' | 'DESC'],
  filter: F,
  rows = ROWS,
) =>
  z.object({
    sort: z.tuple([z.enum(sorts), z.enum(['ASC', 'DESC'])]).prefault([...first] as never),
    range: rangeOf(rows),
    filter: z.strictObject(filter).prefault({} as never),
    after: recordId.optional(),
  });

/** `getMany`'s filter, which every list takes: records by id. */
export const idsFilter = z.array(recordId).max(ROWS_MAX).optional();

/** The `updated_at` of what a staff member saw: a record changed since is refused as `stale`. Without it none is. */
export const seen = isoMoment.optional();

const params = z.object({ id });
type Access = Permission;
const common = { service: 'admin', dialect: 'rest' } as const;

/**
 * The five calls of a resource in react-admin's dialect. Deleting answers what was there. `refusals` is what a resource does
 * not let happen to a record beyond what all of them refuse.
 */
export const listCall = <T extends z.ZodType>(path: `/${string}`, access: Access, record: T, summary: string) =>
  endpoint({
    ...common,
    method: 'get',
    path,
    summary,
    access,
    query: restListQuery,
    answer: z.array(record),
    errors: [],
  });
export const getCall = <T extends z.ZodType>(path: `/${string}`, access: Access, record: T, summary: string) =>
  endpoint({
    ...common,
    method: 'get',
    path: `${path}/{id}`,
    summary,
    access,
    params,
    answer: record,
    errors: ['record_not_found'],
  });
export const createCall = <T extends z.ZodType, B extends z.ZodObject>(
  path: `/${string}`,
  access: Access,
  record: T,
  body: B,
  summary: string,
) => endpoint({ ...common, method: 'post', path, summary, access, body, answer: record, errors: [] });
export const updateCall = <T extends z.ZodType, B extends z.ZodObject>(
  path: `/${string}`,
  access: Access,
  record: T,
  body: B,
  summary: string,
  refusals: readonly ErrorCode[] = [],
) =>
  endpoint({
    ...common,
    method: 'put',
    path: `${path}/{id}`,
    summary,
    access,
    params,
    body,
    answer: record,
    errors: ['record_not_found', 'stale', ...refusals],
  });
export const deleteCall = <T extends z.ZodType>(
  path: `/${string}`,
  access: Access,
  record: T,
  summary: string,
  refusals: readonly ErrorCode[] = [],
) =>
  endpoint({
    ...common,
    method: 'delete',
    path: `${path}/{id}`,
    summary,
    access,
    params,
    answer: record,
    errors: ['record_not_found', ...refusals],
  });

/** The header that names the log entry a staff call left, by which it can be undone. */
export const LOG_ENTRY_HEADER = 'X-Log-Entry';
