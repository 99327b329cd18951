import type { Entity, Pattern } from '../documents.ts';

/** Firestore's maximum of values in an `in` or `array-contains-any` filter. */
export const FILTER_VALUES_MAX = 30;

/**
 * Maximum of combinations of an action and a record in a query of log entries. Firestore counts the five filters
 * (record, action, actor, from, to) once per combination, and allows 100 filters and sort orders.
 */
export const LOG_COMBINATIONS_MAX = 19;

export type Operator = '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
export type Direction = 'asc' | 'desc';
/** A field, its operator, and the name of the value in `run` if it differs from the field. */
export type Filter<Field extends string = string> = readonly [field: Field, operator: Operator, name?: string];

export interface QueryDeclaration<P extends Pattern = Pattern, Field extends string = string> {
  /** Pattern of the queried documents. */
  readonly of: P;
  /**
   * `collection`, the default: below the parents given to `run`. `group`: in all collections with the pattern's
   * collection name.
   */
  readonly scope?: 'collection' | 'group';
  /** A field name without an operator means `==`. */
  readonly filters?: readonly (Field | Filter<Field>)[];
  readonly order?: readonly (readonly [Field, Direction])[];
  /** Sort orders that callers can choose from. They replace `order`. */
  readonly sorts?: readonly (readonly [Field, Direction])[];
  /** Fields that the database sums. The index must contain them. */
  readonly sums?: readonly Field[];
}

/** A query with its defaults. */
export interface QueryShape extends QueryDeclaration {
  readonly scope: 'collection' | 'group';
  readonly filters: readonly Filter[];
  readonly order: readonly (readonly [string, Direction])[];
}

/** Fills in the defaults of a query declaration, and expands short filters. */
export const toShape = ({
  scope = 'collection',
  filters = [],
  order = [],
  ...query
}: QueryDeclaration): QueryShape => ({
  ...query,
  scope,
  filters: filters.map((filter) => (typeof filter === 'string' ? [filter, '=='] : filter)),
  order,
});

/** The fields of an entity; dotted names for the fields of its maps. */
type EntityField<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Date | readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${keyof NonNullable<T[K]> & string}`
      : K;
}[keyof T & string];
type PatternField<P extends Pattern> = EntityField<Entity<P>>;
type ShapeOptions<P extends Pattern> = Omit<QueryDeclaration<P, PatternField<P>>, 'of'>;

/** Declares a query. TypeScript checks the fields of the query against the entity. */
export const defineQuery = <P extends Pattern, const S extends ShapeOptions<P>>(of: P, shape: S) => ({ ...shape, of });

/** Declares queries of the same documents. */
export const createQueryFactory =
  <P extends Pattern>(of: P) =>
  <const S extends ShapeOptions<P>>(shape: S) =>
    defineQuery(of, shape);

/** The sort orders of a field: highest or newest first, or the reverse. */
export const bothWays = <const F extends string>(field: F) =>
  [
    [field, 'desc'],
    [field, 'asc'],
  ] as const;

/** Newest or oldest first. */
export const CREATED = bothWays('created_at');

/** The limits of a filter by creation time. Costs no index if the query sorts by this time too. */
export const CREATED_WITHIN = [
  ['created_at', '>=', 'from'],
  ['created_at', '<=', 'to'],
] as const;
