import { ApiError } from '../platform/api-error.ts';
import type { Found, Sound } from '../platform/firestore.ts';
import type { Fields } from './kind.ts';

/** All records of a kind in one part: more than anybody writes by hand. */
export const WHOLE = { limit: 1000 } as const;

/** What a list is asked for, as the dialect says it. */
export interface Question {
  readonly sort: readonly [field: string, direction: 'ASC' | 'DESC'];
  readonly range: readonly [first: number, last: number];
  readonly filter: Fields & { readonly id?: readonly string[] | undefined };
  readonly after?: string | undefined;
}

const keyOf = (value: unknown): string | number =>
  value instanceof Date ? value.getTime() : typeof value === 'number' ? value : String(value).toLowerCase();

const compare = (one: string | number, other: string | number): number => (one === other ? 0 : one < other ? -1 : 1);

const passes = (data: Fields, { id: _ids, ...filter }: Question['filter']): boolean =>
  Object.entries(filter).every(([name, wanted]) => wanted === undefined || data[name] === wanted);

const beginning = (records: readonly Found<unknown>[], { range: [first], after }: Question): number => {
  if (after === undefined) return first;
  const before = records.findIndex(({ id }) => id === after);
  if (before >= 0) return before + 1;
  throw new ApiError('invalid_request', { fields: [{ path: 'after', code: 'invalid_value' }] });
};

/**
 * The rows of a list that are asked for, and of how many they are. Records of these kinds are written by hand and few, so
 * all of them are read, and the list sorts and filters by any field without an index for each.
 *
 * @throws ApiError invalid_request on `after` where no such record is in the list
 */
export const rowsOf = <T extends Fields>({ found }: Sound<T>, question: Question) => {
  const { sort, range, filter } = question;
  const [field, direction] = sort;
  const sign = direction === 'ASC' ? 1 : -1;
  const wanted = filter.id && new Set(filter.id);
  const rows = found
    .filter(({ id, data }) => (wanted?.has(id) ?? true) && passes(data, filter))
    .toSorted((a, b) => sign * (compare(keyOf(a.data[field]), keyOf(b.data[field])) || compare(a.id, b.id)));
  const begin = beginning(rows, question);
  return { found: rows.slice(begin, begin + range[1] - range[0] + 1), first: range[0], total: rows.length };
};
