import { LIST_SKIP_MAX, LIST_TOTAL_MAX } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { ApiError } from '../../platform/api-error.ts';
import type { Doc } from '../../platform/documents.ts';
import { countUpTo, cursorAt, type Found, getAll, runSound } from '../../platform/firestore.ts';
import { type EntityBy, type QueryName, SORTS, type SortOf, type ValuesOf } from '../../platform/queries/index.ts';
import { contentRange } from './rest-dialect.ts';

/** Which rows of a list are asked for: those of a range, and behind which record they begin. */
interface Rows<S = never> {
  readonly range: readonly [first: number, last: number];
  readonly after?: string | undefined;
  /** One of the query's `sorts`, where it has such. */
  readonly sort?: S;
}

/** Some rows of a list. Its total is exact up to LIST_TOTAL_MAX, which also stands for any more. */
export interface ListPage<T> {
  readonly found: readonly Found<T>[];
  readonly first: number;
  readonly total: number;
}

/** A list's question that cannot be answered, by the part that is wrong. */
export const refused = (path: string): ApiError =>
  new ApiError('invalid_request', { fields: [{ path, code: 'invalid_value' }] });

/** Where the rows begin: behind a record costs nothing, what is passed over is billed. */
const beginning = async <Q extends QueryName>(
  name: Q,
  { range: [first], after, sort }: Rows<SortOf<Q>>,
  pathOf: (id: string) => string,
) => {
  if (after === undefined) {
    if (first > LIST_SKIP_MAX) throw refused('range');
    return { offset: first };
  }
  const cursor = await cursorAt(name, pathOf(after), sort);
  if (cursor === undefined) throw refused('after');
  return { after: cursor };
};

/**
 * The order that a list is asked in, as one that its query has.
 *
 * @throws ApiError invalid_request on `sort` where it has not
 */
export const sortOf = <Q extends QueryName>(
  name: Q,
  [field, direction]: readonly [string, 'ASC' | 'DESC'],
): SortOf<Q> => {
  const sort = SORTS[name].sorts?.find(([of, way]) => of === field && way.toUpperCase() === direction);
  if (sort === undefined) throw refused('sort');
  return sort;
};

/**
 * The rows of a list that a declared query finds, its order that of the query. A document that does not fit its schema is
 * left out.
 *
 * @param pathOf the path of a record by its id, for `after`
 * @throws ApiError invalid_request on `range` where too much would be passed over, on `after` where no such
 *   record is, or one that the order does not have
 */
export const firestorePage = async <Q extends QueryName>(
  name: Q,
  values: ValuesOf<Q>,
  rows: Rows<SortOf<Q>>,
  pathOf: (id: string) => string,
): Promise<ListPage<EntityBy<Q>>> => {
  const [first, last] = rows.range;
  const part = {
    ...(await beginning(name, rows, pathOf)),
    limit: last - first + 1,
    ...(rows.sort && { sort: rows.sort }),
  };
  const [{ found }, total] = await Promise.all([runSound(name, values, part), countUpTo(name, values, LIST_TOTAL_MAX)]);
  return { found, first, total };
};

/** The records of some ids in their order, for `getMany`; those that are gone are left out. */
export const pageOfIds = async <S extends z.ZodType>(
  ids: readonly string[],
  refOf: (id: string) => Doc<S>,
): Promise<ListPage<z.output<S>>> => {
  const refs = ids.map((id) => ({ id, ref: refOf(id) }));
  const stored = await getAll(refs.map(({ ref }) => ref));
  const found = refs.flatMap(({ id, ref: { path } }, i) => {
    const data = stored[i];
    return data === undefined ? [] : [{ id, path, data }];
  });
  return { found, first: 0, total: found.length };
};

/** The answer of a list: its records, and of how many they are. */
export const listAnswer = <R>(resource: string, { first, total }: ListPage<unknown>, data: R[]) => ({
  data,
  headers: contentRange(resource, first, data.length, total),
});
