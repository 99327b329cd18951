import { type EntityOf, PARSERS, type Pattern } from '../documents.ts';
import { fromStored } from '../firestore-values.ts';

export type Operator = '==' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains' | 'array-contains-any';
export type Direction = 'asc' | 'desc';
/** A field, how it is compared, and the value's name in `run` where it is not the field's own. */
export type Filter<Field extends string = string> = readonly [field: Field, operator: Operator, name?: string];

/** One row of the table. */
export interface QueryShape<P extends Pattern = Pattern, Field extends string = string> {
  /** The documents asked for. */
  readonly of: P;
  /** `collection`: below the parents given to `run`; `group`: in every collection of that name. */
  readonly scope: 'collection' | 'group';
  readonly filters: readonly Filter<Field>[];
  readonly order: readonly (readonly [Field, Direction])[];
  /** The orders that a list can be asked in, in place of `order`: one of them is told with each question. */
  readonly sorts?: readonly (readonly [Field, Direction])[];
  /** Fields that the database adds up: the index has to hold them too. */
  readonly sums?: readonly Field[];
}

/** The fields of an entity, and by dotted names those of its maps. */
type FieldIn<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends Date | readonly unknown[]
    ? K
    : NonNullable<T[K]> extends object
      ? K | `${K}.${keyof NonNullable<T[K]> & string}`
      : K;
}[keyof T & string];
type FieldOf<P extends Pattern> = FieldIn<EntityOf<P>>;
type Rest<P extends Pattern> = Omit<QueryShape<P, FieldOf<P>>, 'of'>;

/** A row of the table: its fields are held against the entity of the documents asked for. */
export const query = <P extends Pattern, const S extends Rest<P>>(of: P, shape: S) => ({
  ...shape,
  of,
  /** Turns what is stored at a path into the entity. */
  read: (path: string, stored: unknown): EntityOf<P> => fromStored(PARSERS[of], path, stored),
});

/** An order that more than one list has: newest or oldest first. */
export const CREATED = [
  ['created_at', 'desc'],
  ['created_at', 'asc'],
] as const;
