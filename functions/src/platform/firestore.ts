import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Firestore,
  getFirestore,
  type Query,
  type QuerySnapshot,
  type SetOptions,
  type Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { collectionId, collectionPath, type Doc, parentParts } from './documents.ts';
import { type DeepPatch, fromStored, type Patch, toDocument, toPatch } from './firestore-values.ts';
import { type EntityBy, QUERIES, type QueryName, type QueryShape, READERS, type ValuesOf } from './queries.ts';

export { doc } from './documents.ts';
export { increment, SERVER_TIME } from './firestore-values.ts';

/** A document that a query found. */
export interface Found<T> {
  readonly id: string;
  readonly path: string;
  readonly data: T;
}

/** A part of a query's result: at most `limit` documents, behind `after` (the last one of the part before). */
export interface Part<T> {
  limit?: number;
  after?: Found<T>;
}

export interface Reader {
  /** One document, or undefined where there is none. */
  get<S extends z.ZodType>(ref: Doc<S>): Promise<z.output<S> | undefined>;
  /** Several documents of one kind, in the order asked. */
  getAll<S extends z.ZodType>(refs: readonly Doc<S>[]): Promise<(z.output<S> | undefined)[]>;
  /** The documents that a declared query finds. */
  run<Q extends QueryName>(name: Q, values: ValuesOf<Q>, part?: Part<EntityBy<Q>>): Promise<Found<EntityBy<Q>>[]>;
  /** The same with the server's time of the reading: all that was committed before it has been seen. */
  runTimed<Q extends QueryName>(
    name: Q,
    values: ValuesOf<Q>,
    part?: Part<EntityBy<Q>>,
  ): Promise<{ found: Found<EntityBy<Q>>[]; at: Date }>;
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

const counted = { reads: 0, writes: 0 };

/** Documents read and written by this process so far, as Firestore bills them: an empty query is one read. */
export const readsAndWrites = (): { reads: number; writes: number } => ({ ...counted });

const database = (): Firestore => getFirestore(getApps()[0] ?? initializeApp());

const grpcCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
/** Whether a write failed because a document to create is there already. */
export const isAlreadyExists = (error: unknown): boolean => grpcCode(error) === 6;
/** Whether a write failed because a document to update is not there. */
export const isNotFound = (error: unknown): boolean => grpcCode(error) === 5;

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

const narrow = <T>(query: Query, shape: QueryShape, { limit, after }: Part<T>): Query => {
  let narrowed = query.orderBy(FieldPath.documentId(), shape.order.at(-1)?.[1] ?? 'asc');
  if (after !== undefined) {
    const fields = new Map(Object.entries(after.data ?? {}));
    const cursor = shape.order.map(([field]) => fields.get(field));
    narrowed = narrowed.startAfter(...cursor, database().doc(after.path));
  }
  return limit === undefined ? narrowed : narrowed.limit(limit);
};

const reader = (source: Firestore | Transaction): Reader => {
  const getAll: Reader['getAll'] = async (refs) => {
    if (refs.length === 0) return [];
    const snapshots = await source.getAll(...refs.map(({ path }) => database().doc(path)));
    counted.reads += snapshots.length;
    return snapshots.map((snapshot, i) => {
      const ref = refs[i];
      return ref !== undefined && snapshot.exists ? fromStored(ref.schema, ref.path, snapshot.data()) : undefined;
    });
  };
  const runTimed: Reader['runTimed'] = async (name, values, part = {}) => {
    const shape: QueryShape = QUERIES[name];
    const { read } = READERS[name];
    const query = narrow(build(shape, values), shape, part);
    const snapshot: QuerySnapshot = await ('collection' in source ? query.get() : source.get(query));
    counted.reads += Math.max(1, snapshot.size);
    const found = snapshot.docs.map((document) => ({
      id: document.id,
      path: document.ref.path,
      data: read(document.ref.path, document.data()),
    }));
    return { found, at: snapshot.readTime.toDate() };
  };
  return {
    getAll,
    get: async (ref) => (await getAll([ref]))[0],
    runTimed,
    run: async (name, values, part) => (await runTimed(name, values, part)).found,
  };
};

/** What a batch and a transaction have in common. */
interface Target {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(ref: DocumentReference, data: DocumentData): unknown;
  delete(ref: DocumentReference): unknown;
}

const writer = (target: Target): { writer: Writer; writes: () => number } => {
  let writes = 0;
  const at = ({ path }: { path: string }) => {
    writes += 1;
    return database().doc(path);
  };
  return {
    writes: () => writes,
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
export const runTimed: Reader['runTimed'] = (name, values, part) => reader(database()).runTimed(name, values, part);

/**
 * How many documents a declared query finds, without reading them (billed one read a thousand).
 */
export const count = async <Q extends QueryName>(name: Q, values: ValuesOf<Q>): Promise<number> => {
  const total = (await build(QUERIES[name], values).count().get()).data().count;
  counted.reads += Math.max(1, Math.ceil(total / 1000));
  return total;
};

/** Several writes at once: all happen or none. */
export const batch = async (fill: (writes: Writer) => void): Promise<void> => {
  const target = database().batch();
  const { writer: writes, writes: number } = writer(target);
  fill(writes);
  await target.commit();
  counted.writes += number();
};

/**
 * Reads, then writes, as one step; `work` may run several times and must have no other effect.
 *
 * @returns what `work` returned in the run that was committed.
 */
export const transaction = async <T>(work: (step: Reader & Writer) => Promise<T>): Promise<T> => {
  let number = (): number => 0;
  const result = await database().runTransaction(async (target) => {
    const { writer: writes, writes: written } = writer(target);
    number = written;
    return work({ ...reader(target), ...writes });
  });
  counted.writes += number();
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
