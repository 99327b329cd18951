import type { EntityOf, PartsOf } from '../documents.ts';
import { accountQueries } from './accounts.ts';
import { activityQueries } from './activity.ts';
import { commentQueries } from './comments.ts';
import { contactMessageQueries } from './contact-messages.ts';
import { contentQueries } from './content.ts';
import { countingQueries } from './counting.ts';
import { downloadQueries } from './downloads.ts';
import { feedbackQueries } from './feedback.ts';
import { logQueries } from './logs.ts';
import { modQueries } from './mods.ts';
import { notificationQueries } from './notifications.ts';
import type { Direction, Filter, Operator, QueryShape } from './query.ts';
import { releaseQueries } from './releases.ts';
import { reportQueries } from './reports.ts';

/**
 * Every query that functions put to Firestore. Emulators do not enforce indexes, so a test holds this table against
 * firestore.indexes.json: what is not declared here cannot be asked.
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
type ShapeOf<Q extends QueryName> = (typeof QUERIES)[Q];
type PatternOf<Q extends QueryName> = ShapeOf<Q>['of'];
/** What a query finds. */
export type EntityBy<Q extends QueryName> = EntityOf<PatternOf<Q>>;

type Parents<P extends string> = PartsOf<P> extends [...infer Above, string] ? Above[number] & string : never;
type NameOf<F extends Filter> = F extends readonly [string, Operator, infer N extends string] ? N : F[0];
/** What a field holds; a dotted one, where its map is there. */
type HeldBy<T, Field extends string> = Field extends keyof T
  ? T[Field]
  : Field extends `${infer K}.${infer Inner}`
    ? K extends keyof T
      ? HeldBy<NonNullable<T[K]>, Inner>
      : never
    : never;
type ValueOf<T, F extends Filter> = F[1] extends 'in'
  ? readonly HeldBy<T, F[0]>[]
  : F[1] extends 'array-contains-any'
    ? NonNullable<HeldBy<T, F[0]>>
    : F[1] extends 'array-contains'
      ? NonNullable<HeldBy<T, F[0]>> extends readonly (infer Item)[]
        ? Item
        : never
      : HeldBy<T, F[0]>;

/** What a query is asked with: the ids of its parents and a value for each filter, by name. */
export type ValuesOf<Q extends QueryName> = {
  [K in ShapeOf<Q>['scope'] extends 'group' ? never : Parents<PatternOf<Q>>]: string;
} & { [F in ShapeOf<Q>['filters'][number] as NameOf<F>]: ValueOf<EntityOf<PatternOf<Q>>, F> };

/** The orders that a query can be asked in. */
export type SortOf<Q extends QueryName> =
  ShapeOf<Q> extends {
    sorts: readonly (infer S extends readonly [string, Direction])[];
  }
    ? S
    : never;

/** Each row's `read`, typed by the query's name. */
export const READERS: { readonly [Q in QueryName]: { read(path: string, stored: unknown): EntityBy<Q> } } = QUERIES;

/** Each row's orders, typed by the query's name. */
export const SORTS: {
  readonly [Q in QueryName]: Pick<QueryShape, 'scope'> & { readonly sorts?: readonly SortOf<Q>[] };
} = QUERIES;
