import {
  AggregateField,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { z } from 'zod';
import { collectionId, collectionPath, type Doc, parentParts } from './documents.ts';
import { countReads } from './firestore-costs.ts';
import { database } from './firestore-handle.ts';
import { fromStored, unfitFields } from './firestore-values.ts';
import type { Found, Part, Sound, Unfit } from './found.ts';
import { inTime } from './in-time.ts';
import { PATIENCE } from './patience.ts';
import { type EntityBy, QUERIES, type QueryName, READERS, type SortOf, type ValuesOf } from './queries/index.ts';
import type { Direction, QueryShape } from './queries/query.ts';

export interface Reader {
  /** One document, or undefined where there is none. */
  get<S extends z.ZodType>(ref: Doc<S>): Promise<z.output<S> | undefined>;
  /** Several documents of one kind, in the order asked. */
  getAll<S extends z.ZodType>(refs: readonly Doc<S>[]): Promise<(z.output<S> | undefined)[]>;
  /** The documents that a declared query finds. */
  run<Q extends QueryName>(name: Q, values: ValuesOf<Q>, part?: PartBy<Q>): Promise<Found<EntityBy<Q>>[]>;
}

/** Reads that also count. */
export interface Counting extends Reader {
  count: typeof count;
}

/** Reads of one moment. */
export interface Still extends Counting {
  runSound: typeof runSound;
  sum: typeof sum;
}

const answered = <T>(answer: Promise<T>): Promise<T> => inTime(answer, PATIENCE.readingMs);

/** The fields of an entity that hold a number. */
type NumberIn<T> = { [K in keyof T & string]: T[K] extends number ? K : never }[keyof T & string];

type Sort = readonly [field: string, direction: Direction];
type PartBy<Q extends QueryName> = Part<EntityBy<Q>, SortOf<Q>>;

/** A query with the order that it is asked in. */
const sorted = (shape: QueryShape, sort: Sort | undefined): QueryShape =>
  sort === undefined ? shape : { ...shape, order: [sort] };

const build = (shape: QueryShape, values: Record<string, unknown>): Query => {
  const parents = parentParts(shape.of).map((name) => String(values[name]));
  let query: Query =
    shape.scope === 'group'
      ? database().collectionGroup(collectionId(shape.of))
      : database().collection(collectionPath(shape.of, parents));
  for (const [field, operator, name] of shape.filters) query = query.where(field, operator, values[name ?? field]);
  for (const [field, direction] of shape.order) query = query.orderBy(field, direction);
  return query;
};

/** What was found as it is stored: moments to the microsecond, which a Date cannot tell, and parts begin behind one. */
const snapshots = new WeakMap<object, DocumentSnapshot>();

const narrow = <T, S>(query: Query, shape: QueryShape, { limit, offset, after, afterId }: Part<T, S>): Query => {
  let narrowed = query.orderBy(FieldPath.documentId(), shape.order.at(-1)?.[1] ?? 'asc');
  if (after !== undefined) {
    const snapshot = snapshots.get(after);
    if (snapshot === undefined) throw new RangeError(`No query found ${after.path}`);
    narrowed = narrowed.startAfter(snapshot);
  }
  if (afterId !== undefined) narrowed = narrowed.startAfter(afterId);
  if (offset !== undefined) narrowed = narrowed.offset(offset);
  return limit === undefined ? narrowed : narrowed.limit(limit);
};

const ask = async <Q extends QueryName>(
  source: Firestore | Transaction,
  name: Q,
  values: ValuesOf<Q>,
  part: PartBy<Q> = {},
): Promise<QuerySnapshot> => {
  const shape = sorted(QUERIES[name], part.sort);
  const query = narrow(build(shape, values), shape, part);
  const snapshot = await answered('collection' in source ? query.get() : source.get(query));
  countReads(name, Math.max(1, snapshot.size + (part.offset ?? 0)));
  return snapshot;
};

const remembered = <T extends object>(one: T, document: DocumentSnapshot): T => {
  snapshots.set(one, document);
  return one;
};

const foundBy = <Q extends QueryName>(name: Q, document: QueryDocumentSnapshot): Found<EntityBy<Q>> => {
  const { id, ref } = document;
  return remembered({ id, path: ref.path, data: READERS[name].read(ref.path, document.data()) }, document);
};

const soundBy = <Q extends QueryName>(name: Q, document: QueryDocumentSnapshot): Found<EntityBy<Q>> | Unfit => {
  try {
    return foundBy(name, document);
  } catch (error) {
    const fields = unfitFields(error);
    if (fields === undefined) throw error;
    const { id, ref } = document;
    logger.error('a stored document does not fit its schema and is left out', { path: ref.path, fields });
    const shape: QueryShape = QUERIES[name];
    return remembered({ id, path: ref.path, ordered: shape.order.map(([field]) => document.get(field)) }, document);
  }
};

/** Told the server's time of each reading. */
type Clock = (at: Date) => void;
const untold: Clock = () => {};

export const reader = (source: Firestore | Transaction, tell = untold): Reader => {
  const getAll: Reader['getAll'] = async (refs) => {
    if (refs.length === 0) return [];
    const snapshots = await answered(source.getAll(...refs.map(({ path }) => database().doc(path))));
    for (const { path } of refs) countReads(path.split('/').at(-2) ?? '', 1);
    for (const { readTime } of snapshots) tell(readTime.toDate());
    return snapshots.map((snapshot, i) => {
      const ref = refs[i];
      return ref !== undefined && snapshot.exists ? fromStored(ref.schema, ref.path, snapshot.data()) : undefined;
    });
  };
  return {
    getAll,
    get: async (ref) => (await getAll([ref]))[0],
    run: async (name, values, part) => {
      const { docs, readTime } = await ask(source, name, values, part);
      tell(readTime.toDate());
      return docs.map((document) => foundBy(name, document));
    },
  };
};

export const get: Reader['get'] = (ref) => reader(database()).get(ref);
export const getAll: Reader['getAll'] = (refs) => reader(database()).getAll(refs);
export const run: Reader['run'] = (name, values, part) => reader(database()).run(name, values, part);

const soundFrom = async <Q extends QueryName>(
  source: Firestore | Transaction,
  name: Q,
  values: ValuesOf<Q>,
  part: PartBy<Q> = {},
): Promise<Sound<EntityBy<Q>>> => {
  const { docs, size, readTime } = await ask(source, name, values, part);
  const read = docs.map((document) => soundBy(name, document));
  return {
    found: read.filter((one) => 'data' in one),
    unfit: read.filter((one) => 'ordered' in one),
    at: readTime.toDate(),
    last: size === part.limit ? read.at(-1) : undefined,
  };
};

/**
 * The same as `run`, for work that one bad document must not hold up: what does not fit its schema is told, by its path and
 * the names of its fields, and left out of `found`.
 */
export const runSound = <Q extends QueryName>(
  name: Q,
  values: ValuesOf<Q>,
  part?: PartBy<Q>,
): Promise<Sound<EntityBy<Q>>> => soundFrom(database(), name, values, part);

/**
 * The document at a path as one that a part of a query can begin behind; undefined where it is gone, or has no place in the
 * query's order.
 */
export const cursorAt = async <Q extends QueryName>(
  name: Q,
  path: string,
  sort?: SortOf<Q>,
): Promise<Unfit | undefined> => {
  const document = await answered(database().doc(path).get());
  countReads('cursors', 1);
  const ordered = sorted(QUERIES[name], sort).order.map(([field]): unknown => document.get(field));
  if (!document.exists || ordered.includes(undefined)) return undefined;
  return remembered({ id: document.id, path, ordered }, document);
};

export const countFrom = async <Q extends QueryName>(
  source: Firestore | Transaction,
  name: Q,
  values: ValuesOf<Q>,
  tell = untold,
): Promise<number> => {
  const query = build(QUERIES[name], values).count();
  const snapshot = await answered('collection' in source ? query.get() : source.get(query));
  tell(snapshot.readTime.toDate());
  const total = snapshot.data().count;
  countReads(name, Math.max(1, Math.ceil(total / 1000)));
  return total;
};

/**
 * How many documents a declared query finds, without reading them (billed one read a thousand).
 */
export const count = <Q extends QueryName>(name: Q, values: ValuesOf<Q>): Promise<number> =>
  countFrom(database(), name, values);

/** The same as `count`, and no further than `most`: what is beyond costs nothing. */
export const countUpTo = async <Q extends QueryName>(name: Q, values: ValuesOf<Q>, most: number): Promise<number> => {
  const snapshot = await answered(build(QUERIES[name], values).limit(most).count().get());
  const total = snapshot.data().count;
  countReads(name, Math.max(1, Math.ceil(total / 1000)));
  return total;
};

const sumFrom = async <Q extends QueryName>(
  source: Firestore | Transaction,
  name: Q,
  values: ValuesOf<Q>,
  field: NumberIn<EntityBy<Q>>,
  tell = untold,
): Promise<number> => {
  const query = build(QUERIES[name], values).aggregate({ all: AggregateField.count(), sum: AggregateField.sum(field) });
  const snapshot = await answered('collection' in source ? query.get() : source.get(query));
  tell(snapshot.readTime.toDate());
  const { all, sum: total } = snapshot.data();
  countReads(name, Math.max(1, Math.ceil(all / 1000)));
  return total;
};

/** What a field of the documents that a declared query finds comes to, without reading them (billed as `count`). */
export const sum = <Q extends QueryName>(name: Q, values: ValuesOf<Q>, field: NumberIn<EntityBy<Q>>): Promise<number> =>
  sumFrom(database(), name, values, field);

/**
 * Reads as of one moment, whatever is written meanwhile, and locks nothing. Within four minutes.
 *
 * @returns what `work` returned, and the server's time of its reading: all that was committed before was seen, and nothing
 * that came later; 1970 where nothing was read
 */
export const atOneMoment = async <T>(work: (still: Still) => Promise<T>): Promise<{ result: T; at: Date }> => {
  let moment = new Date(0);
  const tell: Clock = (at) => {
    moment = at;
  };
  const result = await database().runTransaction(
    (target) =>
      work({
        ...reader(target, tell),
        runSound: async (name, values, part) => {
          const sound = await soundFrom(target, name, values, part);
          tell(sound.at);
          return sound;
        },
        count: (name, values) => countFrom(target, name, values, tell),
        sum: (name, values, field) => sumFrom(target, name, values, field, tell),
      }),
    { readOnly: true },
  );
  return { result, at: moment };
};
