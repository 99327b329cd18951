import type { Entity, PathParams } from '../documents.ts';
import { accountQueries } from './accounts.ts';
import { commentQueries } from './comments.ts';
import { activityQueries, downloadQueries, notificationQueries } from './members.ts';
import { countingQueries, feedbackQueries, modQueries, releaseQueries } from './mods.ts';
import type { Direction, Operator } from './query.ts';
import { reportQueries } from './reports.ts';
import { contactMessageQueries, contentQueries, logQueries } from './staff.ts';

/**
 * All Firestore queries of the functions. Only declared queries can run. The emulators do not enforce indexes, so a
 * test compares this table with firestore.indexes.json.
 */
export const QUERIES = {
  ...accountQueries,
  ...modQueries,
  ...releaseQueries,
  ...downloadQueries,
  ...feedbackQueries,
  ...activityQueries,
  ...notificationQueries,
  ...commentQueries,
  ...reportQueries,
  ...contactMessageQueries,
  ...contentQueries,
  ...logQueries,
  ...countingQueries,
} as const;

export type QueryName = keyof typeof QUERIES;
type DeclaredShape<Q extends QueryName> = (typeof QUERIES)[Q];
type QueryPattern<Q extends QueryName> = DeclaredShape<Q>['of'];
/** Entity that a query finds. */
export type QueryEntity<Q extends QueryName> = Entity<QueryPattern<Q>>;

type Parents<P extends string> = PathParams<P> extends [...infer Above, string] ? Above[number] & string : never;
type DeclaredFilter<Q extends QueryName> =
  DeclaredShape<Q> extends { filters: readonly (infer F)[] } ? (F extends string ? readonly [F, '=='] : F) : never;
type FilterName<F> = F extends readonly [string, Operator, infer N extends string]
  ? N
  : F extends readonly [infer Field extends string, Operator]
    ? Field
    : never;
/** Value type of a field. For a dotted field: the type if its map exists. */
type FieldValue<T, Field extends string> = Field extends keyof T
  ? T[Field]
  : Field extends `${infer K}.${infer Inner}`
    ? K extends keyof T
      ? FieldValue<NonNullable<T[K]>, Inner>
      : never
    : never;
type FilterValue<T, F> = F extends readonly [infer Field extends string, infer By, ...unknown[]]
  ? ComparedValue<FieldValue<T, Field>, By>
  : never;
type ComparedValue<V, By> = By extends 'in'
  ? readonly V[]
  : By extends 'array-contains-any'
    ? NonNullable<V>
    : By extends 'array-contains'
      ? NonNullable<V> extends readonly (infer Item)[]
        ? Item
        : never
      : V;

/** Values of a query: the ids of its parents, and one value per filter, by name. */
export type QueryValues<Q extends QueryName> = {
  [K in DeclaredShape<Q> extends { scope: 'group' } ? never : Parents<QueryPattern<Q>>]: string;
} & { [F in DeclaredFilter<Q> as FilterName<F>]: FilterValue<Entity<QueryPattern<Q>>, F> };

export type QuerySort<Q extends QueryName> =
  DeclaredShape<Q> extends {
    sorts: readonly (infer S extends readonly [string, Direction])[];
  }
    ? S
    : never;

/** `QUERIES`, typed for code that is generic over query names. */
export const DECLARATIONS: {
  readonly [Q in QueryName]: { readonly of: QueryPattern<Q>; readonly sorts?: readonly QuerySort<Q>[] };
} = QUERIES;
