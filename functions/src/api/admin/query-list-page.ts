import { LIST_SKIP_MAX, LIST_TOTAL_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import type { Doc } from '../../platform/documents.ts';
import { countUpTo, getAll, type QueryDoc, readCursor, runLenient } from '../../platform/firestore.ts';
import {
  type QueryEntity,
  type QueryName,
  type QuerySort,
  type QueryValues,
  SORTS,
} from '../../platform/queries/index.ts';
import { getContentRange } from './rest-dialect.ts';

/** The requested rows of a list: a range, and optionally a cursor. */
interface RowsQuery<S = never> {
  readonly range: readonly [first: number, last: number];
  readonly after?: string | undefined;
  /** One of the query's `sorts`. Absent for a query without `sorts`. */
  readonly sort?: S;
}

/** A page of a list. `total` is at most LIST_TOTAL_MAX, also for longer lists. */
export interface ListPage<T> {
  readonly docs: readonly QueryDoc<T>[];
  readonly first: number;
  readonly total: number;
}

/** The error for an invalid part of a list query. */
export const toListQueryError = (path: string): ApiError =>
  new ApiError('invalid_request', { fields: [{ path, code: 'invalid_value' }] });

/** The start of the rows: after a cursor, or at an offset. Firestore bills the rows that an offset skips. */
const getStart = async <Q extends QueryName>(
  name: Q,
  values: QueryValues<Q>,
  { range: [first], after, sort }: RowsQuery<QuerySort<Q>>,
  getPath: (id: string) => string,
) => {
  if (after === undefined) {
    if (first > LIST_SKIP_MAX) throw toListQueryError('range');
    return { offset: first };
  }
  const cursor = await readCursor(name, values, getPath(after), sort);
  if (cursor === undefined) throw toListQueryError('after');
  return { after: cursor };
};

/**
 * Converts a list's sort to one of its query's sorts.
 *
 * @throws ApiError invalid_request on `sort` if the query does not support it
 */
export const toQuerySort = <Q extends QueryName>(
  name: Q,
  [field, direction]: readonly [string, 'ASC' | 'DESC'],
): QuerySort<Q> => {
  const sort = SORTS[name].sorts?.find(([path, order]) => path === field && order.toUpperCase() === direction);
  if (sort === undefined) throw toListQueryError('sort');
  return sort;
};

/**
 * Runs a declared query for a page of a list. Omits documents that do not match their schema.
 *
 * @param getPath path of a record by its id, for `after`
 * @throws ApiError invalid_request on `range` if the offset is too large, on `after` if the record does not exist,
 *   is in another list or lacks the sort field
 */
export const queryListPage = async <Q extends QueryName>(
  name: Q,
  values: QueryValues<Q>,
  rows: RowsQuery<QuerySort<Q>>,
  getPath: (id: string) => string,
): Promise<ListPage<QueryEntity<Q>>> => {
  const [first, last] = rows.range;
  const pageOptions = {
    ...(await getStart(name, values, rows, getPath)),
    limit: last - first + 1,
    ...(rows.sort && { sort: rows.sort }),
  };
  const [{ docs }, total] = await Promise.all([
    runLenient(name, values, pageOptions),
    countUpTo(name, values, LIST_TOTAL_MAX),
  ]);
  return { docs, first, total };
};

/** Records by id, in the given order, for react-admin's `getMany`. Omits missing records. */
export const getPageByIds = async <S extends z.ZodType>(
  ids: readonly string[],
  getRef: (id: string) => Doc<S>,
): Promise<ListPage<z.output<S>>> => {
  const refs = ids.map((id) => ({ id, ref: getRef(id) }));
  const stored = await getAll(refs.map(({ ref }) => ref));
  const docs = refs.flatMap(({ id, ref: { path } }, i) => {
    const data = stored[i];
    return data === undefined ? [] : [{ id, path, data }];
  });
  return { docs, first: 0, total: docs.length };
};

/** The result of a list: its records, and the total as a header. */
export const toListResult = <R>(resource: string, { first, total }: ListPage<unknown>, data: R[]) => ({
  data,
  headers: getContentRange(resource, first, data.length, total),
});
