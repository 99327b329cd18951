import { getApps, initializeApp } from 'firebase-admin/app';
import {
  AggregateField,
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Firestore,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type SetOptions,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { z } from 'zod';
import { collectionId, collectionPath, type Doc, parentParts } from './documents.ts';
import { countReads, countWrites } from './firestore-costs.ts';
import { type DeepPatch, fromStored, type Patch, toDocument, toPatch, unfitFields } from './firestore-values.ts';
import type { Found, Part, Sound, Unfit } from './found.ts';
import { type EntityBy, QUERIES, type QueryName, type QueryShape, READERS, type ValuesOf } from './queries.ts';

export { doc } from './documents.ts';
export { readsAndWrites, watchReads, watchWrites } from './firestore-costs.ts';
export { increment, REMOVED, SERVER_TIME } from './firestore-values.ts';
export type { Found, Part, Sound } from './found.ts';

export interface Reader {
  /** One document, or undefined where there is none. */
  get<S extends z.ZodType>(ref: Doc<S>): Promise<z.output<S> | undefined>;
  /** Several documents of one kind, in the order asked. */
  getAll<S extends z.ZodType>(refs: readonly Doc<S>[]): Promise<(z.output<S> | undefined)[]>;
  /** The documents that a declared query finds. */
  run<Q extends QueryName>(name: Q, values: ValuesOf<Q>, part?: Part<EntityBy<Q>>): Promise<Found<EntityBy<Q>>[]>;
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

export interface Writer {
  /** A new document; the whole write fails when it is there already (see `isAlreadyExists`). */
  create<S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): void;
  /** The whole document, there or not. */
  set<S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): void;
  /** Some fields of a document that must be there; each replaced as a whole. */
  update<S extends z.ZodType>(ref: Doc<S>, patch: Patch<z.output<S>>): void;
  /** Some fields at any depth of a document, there or not. */
  merge<S extends z.ZodType>(ref: Doc<S>, patch: DeepPatch<z.output<S> & object>): void;
  delete<S extends z.ZodType>(ref: Doc<S>): void;
}

/** What a transaction reads first, and writes then. */
export interface Step extends Counting, Writer {}

/** The fields of an entity that hold a number. */
type NumberIn<T> = { [K in keyof T & string]: T[K] extends number ? K : never }[keyof T & string];

const database = (): Firestore => getFirestore(getApps()[0] ?? initializeApp());

const grpcCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
/** gRPC's DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, UNAVAILABLE. */
const OUT_OF_REACH = [4, 8, 10, 14];
/** Whether a write failed because a document to create is there already. */
export const isAlreadyExists = (error: unknown): boolean => grpcCode(error) === 6;
/** Whether a write failed because a document to update is not there. */
export const isNotFound = (error: unknown): boolean => grpcCode(error) === 5;
/** Whether Firestore was not there, not in time, or too many wanted the same document: nothing is wrong with what was asked. */
export const isOutOfReach = (error: unknown): boolean => OUT_OF_REACH.some((code) => code === grpcCode(error));

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
const snapshots = new WeakMap<object, QueryDocumentSnapshot>();

const narrow = <T>(query: Query, shape: QueryShape, { limit, offset, after, afterId }: Part<T>): Query => {
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
  part: Part<EntityBy<Q>> = {},
): Promise<QuerySnapshot> => {
  const shape: QueryShape = QUERIES[name];
  const query = narrow(build(shape, values), shape, part);
  const snapshot = await ('collection' in source ? query.get() : source.get(query));
  countReads(name, Math.max(1, snapshot.size + (part.offset ?? 0)));
  return snapshot;
};

const remembered = <T extends object>(one: T, document: QueryDocumentSnapshot): T => {
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

const reader = (source: Firestore | Transaction, tell = untold): Reader => {
  const getAll: Reader['getAll'] = async (refs) => {
    if (refs.length === 0) return [];
    const snapshots = await source.getAll(...refs.map(({ path }) => database().doc(path)));
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

/** What a batch and a transaction have in common. */
interface Target {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(ref: DocumentReference, data: DocumentData): unknown;
  delete(ref: DocumentReference): unknown;
}

const writer = (target: Target): { writer: Writer; paths: readonly string[] } => {
  const paths: string[] = [];
  const at = ({ path }: { path: string }) => {
    paths.push(path);
    return database().doc(path);
  };
  return {
    paths,
    writer: {
      create: (ref, data) => void target.create(at(ref), toDocument(ref.schema, data)),
      set: (ref, data) => void target.set(at(ref), toDocument(ref.schema, data)),
      update: (ref, patch) => void target.update(at(ref), toPatch(ref.schema, patch, false)),
      merge: (ref, patch) => void target.set(at(ref), toPatch(ref.schema, patch, true), { merge: true }),
      delete: (ref) => void target.delete(at(ref)),
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
  part: Part<EntityBy<Q>> = {},
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
  part?: Part<EntityBy<Q>>,
): Promise<Sound<EntityBy<Q>>> => soundFrom(database(), name, values, part);

const countFrom = async <Q extends QueryName>(
  source: Firestore | Transaction,
  name: Q,
  values: ValuesOf<Q>,
  tell = untold,
): Promise<number> => {
  const query = build(QUERIES[name], values).count();
  const snapshot = await ('collection' in source ? query.get() : source.get(query));
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

const sumFrom = async <Q extends QueryName>(
  source: Firestore | Transaction,
  name: Q,
  values: ValuesOf<Q>,
  field: NumberIn<EntityBy<Q>>,
  tell = untold,
): Promise<number> => {
  const query = build(QUERIES[name], values).aggregate({ all: AggregateField.count(), sum: AggregateField.sum(field) });
  const snapshot = await ('collection' in source ? query.get() : source.get(query));
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

/** Several writes at once: all happen or none. */
export const batch = async (fill: (writes: Writer) => void): Promise<void> => {
  const target = database().batch();
  const { writer: writes, paths } = writer(target);
  fill(writes);
  await target.commit();
  countWrites(paths);
};

/**
 * Reads, then writes, as one step; `work` may run several times and must have no other effect.
 *
 * @returns what `work` returned in the run that was committed.
 */
export const transaction = async <T>(work: (step: Step) => Promise<T>): Promise<T> => {
  let written: readonly string[] = [];
  const result = await database().runTransaction(async (target) => {
    const { writer: writes, paths } = writer(target);
    written = paths;
    return work({ ...reader(target), count: (name, values) => countFrom(target, name, values), ...writes });
  });
  countWrites(written);
  return result;
};

export const create = <S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): Promise<void> =>
  batch((writes) => writes.create(ref, data));
export const set = <S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): Promise<void> =>
  batch((writes) => writes.set(ref, data));
export const update = <S extends z.ZodType>(ref: Doc<S>, patch: Patch<z.output<S>>): Promise<void> =>
  batch((writes) => writes.update(ref, patch));
export const merge = <S extends z.ZodType>(ref: Doc<S>, patch: DeepPatch<z.output<S> & object>): Promise<void> =>
  batch((writes) => writes.merge(ref, patch));
/** Deletes a document; nothing happens where there is none. */
export const remove = <S extends z.ZodType>(ref: Doc<S>): Promise<void> => batch((writes) => writes.delete(ref));

/** A fresh id for a document of a collection. */
export const newId = (): string => database().collection('ids').doc().id;
