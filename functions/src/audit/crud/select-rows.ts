import { createFieldError } from '../../platform/api-error.ts';
import type { LenientResult, QueryDoc } from '../../platform/firestore.ts';
import type { Fields } from './crud-type.ts';

/** Limit of one read, far above the number of records that staff write of one type. */
export const ALL_ROWS = { limit: 1000 } as const;

/** List parameters in react-admin's dialect. */
export interface ListQuery {
  readonly sort: readonly [field: string, direction: 'ASC' | 'DESC'];
  readonly range: readonly [first: number, last: number];
  readonly filter: Fields & { readonly id?: readonly string[] | undefined };
  readonly after?: string | undefined;
}

type SortKey = string | number;

const toSortKey = (value: unknown): SortKey =>
  value instanceof Date ? value.getTime() : typeof value === 'number' ? value : String(value).toLowerCase();

const compare = (one: SortKey, other: SortKey): number => (one === other ? 0 : one < other ? -1 : 1);

const matchesFilter = (data: Fields, { id: _ids, ...filter }: ListQuery['filter']): boolean =>
  Object.entries(filter).every(([name, value]) => value === undefined || data[name] === value);

const findStart = (records: readonly QueryDoc<unknown>[], { range: [first], after }: ListQuery): number => {
  if (after === undefined) return first;
  const before = records.findIndex(({ id }) => id === after);
  if (before >= 0) return before + 1;
  throw createFieldError('after', 'invalid_value');
};

/**
 * Sorts, filters and pages records in memory, and counts the matches. Callers read all records of a type, because staff
 * write few. So any field can sort or filter without an index.
 *
 * @param sortKeys converts the texts of fields that have an order of their own
 * @throws ApiError invalid_request on `after` if the list has no record with this id
 */
export const selectRows = <T extends Fields>(
  { docs }: LenientResult<T>,
  query: ListQuery,
  sortKeys: Readonly<Record<string, (text: string) => string>> = {},
) => {
  const { sort, range, filter } = query;
  const [field, direction] = sort;
  const sign = direction === 'ASC' ? 1 : -1;
  const toText = sortKeys[field];
  const getKey = (value: unknown): SortKey => (toText ? toText(String(value)) : toSortKey(value));
  const ids = filter.id && new Set(filter.id);
  const rows = docs
    .filter(({ id, data }) => (ids?.has(id) ?? true) && matchesFilter(data, filter))
    .toSorted((a, b) => sign * (compare(getKey(a.data[field]), getKey(b.data[field])) || compare(a.id, b.id)));
  const start = findStart(rows, query);
  return { docs: rows.slice(start, start + range[1] - range[0] + 1), first: range[0], total: rows.length };
};
