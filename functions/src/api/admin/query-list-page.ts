import type { RestListQuery } from '@bigorna/domain/endpoints/admin/dialect.schemas';
import { LIST_SKIP_MAX, LIST_TOTAL_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { createFieldError } from '../../platform/api-error.ts';
import type { Doc } from '../../platform/documents.ts';
import { count, getAll, type QueryDoc, readCursor, runLenient } from '../../platform/firestore.ts';
import {
  DECLARATIONS,
  type QueryEntity,
  type QueryName,
  type QuerySort,
  type QueryValues,
} from '../../platform/queries/index.ts';
import { getContentRange, parseListQuery } from './rest-dialect.ts';

/** The requested rows of a list: a range, and optionally a cursor. */
interface RowsQuery {
  readonly range: readonly [first: number, last: number];
  readonly after?: string | undefined;
  /** Absent for a query without `sorts`. */
  readonly sort?: readonly [field: string, direction: 'ASC' | 'DESC'];
}

/** A page of a list. `total` is at most LIST_TOTAL_MAX, also for longer lists. */
export interface ListPage<T> {
  readonly docs: readonly QueryDoc<T>[];
  readonly first: number;
  readonly total: number;
}

/** The start of the rows: after a cursor, or at an offset. Firestore bills the rows that an offset skips. */
const getStart = async <Q extends QueryName>(
  name: Q,
  values: QueryValues<Q>,
  { range: [first], after }: RowsQuery,
  sort: QuerySort<Q> | undefined,
  getRef: (id: string) => { readonly path: string },
) => {
  if (after === undefined) {
    if (first > LIST_SKIP_MAX) throw createFieldError('range', 'invalid_value');
    return { offset: first };
  }
  const cursor = await readCursor(name, values, getRef(after).path, sort);
  if (cursor === undefined) throw createFieldError('after', 'invalid_value');
  return { after: cursor };
};

/** Converts a list's sort to one of its query's sorts. */
const toQuerySort = <Q extends QueryName>(
  name: Q,
  [field, direction]: NonNullable<RowsQuery['sort']>,
): QuerySort<Q> => {
  const sort = DECLARATIONS[name].sorts?.find(([path, order]) => path === field && order.toUpperCase() === direction);
  if (sort === undefined) throw createFieldError('sort', 'invalid_value');
  return sort;
};

/**
 * Runs a declared query for a page of a list. Omits documents that do not match their schema.
 *
 * @param getRef document of a record by its id, for `after`
 * @throws ApiError invalid_request on `sort` if the query does not support it, on `range` if the offset is too large,
 *   on `after` if the record does not exist, is in another list or lacks the sort field
 */
export const queryListPage = async <Q extends QueryName>(
  name: Q,
  values: QueryValues<Q>,
  rows: RowsQuery,
  getRef: (id: string) => { readonly path: string },
): Promise<ListPage<QueryEntity<Q>>> => {
  const [first, last] = rows.range;
  const sort = rows.sort && toQuerySort(name, rows.sort);
  const start = await getStart(name, values, rows, sort, getRef);
  const pageOptions = { ...start, limit: last - first + 1, ...(sort && { sort }) };
  const [{ docs }, total] = await Promise.all([
    runLenient(name, values, pageOptions),
    count(name, values, LIST_TOTAL_MAX),
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

/** Creates the handler of a list whose cards need only their records. */
export const createListHandler =
  <S extends z.ZodType, T, Card>(
    resource: string,
    schema: S,
    find: (query: z.output<S>) => Promise<ListPage<T>>,
    toCards: (docs: readonly QueryDoc<T>[]) => Promise<Card[]> | Card[],
  ) =>
  async ({ query }: { readonly query: RestListQuery }) => {
    const page = await find(parseListQuery(schema, query));
    return toListResult(resource, page, await toCards(page.docs));
  };
