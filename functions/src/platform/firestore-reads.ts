import {
  AggregateField,
  type AggregateQuery,
  type AggregateSpec,
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
import { type Doc, getCollectionId, getCollectionPath, getParentParams, PARSERS } from './documents.ts';
import { countReads } from './firestore-costs.ts';
import { getDatabase } from './firestore-handle.ts';
import { getInvalidFields, parseStored } from './firestore-values.ts';
import {
  DECLARATIONS,
  QUERIES,
  type QueryEntity,
  type QueryName,
  type QuerySort,
  type QueryValues,
} from './queries/index.ts';
import { type Direction, type QueryShape, toShape } from './queries/query.ts';
import type { InvalidDoc, LenientResult, PageOptions, QueryDoc } from './query-doc.ts';
import { TIMEOUTS } from './timeouts.ts';
import { withTimeout } from './with-timeout.ts';

export interface Reader {
  /** Reads one document; undefined if it does not exist. */
  get<S extends z.ZodType>(ref: Doc<S>): Promise<z.output<S> | undefined>;
  /** Reads several documents of one kind, in the given order. */
  getAll<S extends z.ZodType>(refs: readonly Doc<S>[]): Promise<(z.output<S> | undefined)[]>;
  /** Runs a declared query. */
  run<Q extends QueryName>(name: Q, values: QueryValues<Q>, page?: PageBy<Q>): Promise<QueryDoc<QueryEntity<Q>>[]>;
}

export interface CountingReader extends Reader {
  /**
   * Counts the results of a declared query without reading them, up to `max`. Firestore bills one read per 1,000
   * documents. Documents beyond `max` cost nothing.
   */
  count<Q extends QueryName>(name: Q, values: QueryValues<Q>, max?: number): Promise<number>;
}

/** Reads of one snapshot. */
export interface ReadTransaction extends CountingReader {
  /**
   * Like `run`, but skips invalid documents. Use it where one invalid document must not block the rest. Logs the path
   * and the field names of each invalid document.
   */
  runLenient<Q extends QueryName>(
    name: Q,
    values: QueryValues<Q>,
    page?: PageBy<Q>,
  ): Promise<LenientResult<QueryEntity<Q>>>;
  /** Sums a field over the results of a declared query without reading them. Billed like `count`. */
  sum<Q extends QueryName>(name: Q, values: QueryValues<Q>, field: NumberField<QueryEntity<Q>>): Promise<number>;
}

const withReadTimeout = <T>(promise: Promise<T>): Promise<T> => withTimeout(promise, TIMEOUTS.readingMs);

type NumberField<T> = { [K in keyof T & string]: T[K] extends number ? K : never }[keyof T & string];

type Sort = readonly [field: string, direction: Direction];
type PageBy<Q extends QueryName> = PageOptions<QueryEntity<Q>, QuerySort<Q>>;

/** Replaces the order of a query with the requested sort, if any. */
const withSort = (shape: QueryShape, sort: Sort | undefined): QueryShape =>
  sort === undefined ? shape : { ...shape, order: [sort] };

/** The queried collection; undefined if the query covers all collections of one name. */
const getQueriedCollection = ({ of, scope }: QueryShape, values: Record<string, unknown>): string | undefined =>
  scope === 'group'
    ? undefined
    : getCollectionPath(
        of,
        getParentParams(of).map((name) => String(values[name])),
      );

const buildQuery = (shape: QueryShape, values: Record<string, unknown>): Query => {
  const collection = getQueriedCollection(shape, values);
  let query: Query =
    collection === undefined
      ? getDatabase().collectionGroup(getCollectionId(shape.of))
      : getDatabase().collection(collection);
  for (const [field, operator, name] of shape.filters) query = query.where(field, operator, values[name ?? field]);
  for (const [field, direction] of shape.order) query = query.orderBy(field, direction);
  return query;
};

/** Raw snapshots of query results, for cursors. Stored timestamps have microseconds, which a Date loses. */
const snapshots = new WeakMap<object, DocumentSnapshot>();

const applyPage = <T, S>(
  query: Query,
  shape: QueryShape,
  { limit, offset, after, afterId }: PageOptions<T, S>,
): Query => {
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

const runQuery = async <Q extends QueryName>(
  source: Firestore | Transaction,
  name: Q,
  values: QueryValues<Q>,
  page: PageBy<Q> = {},
): Promise<QuerySnapshot> => {
  const shape = withSort(toShape(QUERIES[name]), page.sort);
  const query = applyPage(buildQuery(shape, values), shape, page);
  const snapshot = await withReadTimeout('collection' in source ? query.get() : source.get(query));
  countReads(name, Math.max(1, snapshot.size + (page.offset ?? 0)));
  return snapshot;
};

const rememberSnapshot = <T extends object>(one: T, document: DocumentSnapshot): T => {
  snapshots.set(one, document);
  return one;
};

const toQueryDoc = <Q extends QueryName>(name: Q, document: QueryDocumentSnapshot): QueryDoc<QueryEntity<Q>> => {
  const { id, ref } = document;
  const data = parseStored<QueryEntity<Q>>(PARSERS[DECLARATIONS[name].of], ref.path, document.data());
  return rememberSnapshot({ id, path: ref.path, data }, document);
};

const toQueryDocOrInvalid = <Q extends QueryName>(
  name: Q,
  document: QueryDocumentSnapshot,
): QueryDoc<QueryEntity<Q>> | InvalidDoc => {
  try {
    return toQueryDoc(name, document);
  } catch (error) {
    const fields = getInvalidFields(error);
    if (fields === undefined) throw error;
    const { id, ref } = document;
    logger.error('a stored document does not fit its schema and is left out', { path: ref.path, fields });
    const shape = toShape(QUERIES[name]);
    return rememberSnapshot(
      { id, path: ref.path, orderValues: shape.order.map(([field]) => document.get(field)) },
      document,
    );
  }
};

/** Receives the server time of each read. */
type ReadTimeListener = (at: Date) => void;
const ignoreReadTime: ReadTimeListener = () => {};

/** Counts the reads of an aggregate query over this many documents. */
const countAggregate = (name: QueryName, documents: number): void =>
  countReads(name, Math.max(1, Math.ceil(documents / 1000)));

export const createReader = (source: Firestore | Transaction, onReadTime = ignoreReadTime): ReadTransaction => {
  const getAll: Reader['getAll'] = async (refs) => {
    if (refs.length === 0) return [];
    const snapshots = await withReadTimeout(source.getAll(...refs.map(({ path }) => getDatabase().doc(path))));
    for (const { path } of refs) countReads(path.split('/').at(-2) ?? '', 1);
    for (const { readTime } of snapshots) onReadTime(readTime.toDate());
    return snapshots.map((snapshot, i) => {
      const ref = refs[i];
      return ref !== undefined && snapshot.exists ? parseStored(ref.schema, ref.path, snapshot.data()) : undefined;
    });
  };
  const aggregate = async <S extends AggregateSpec>(query: AggregateQuery<S>) => {
    const snapshot = await withReadTimeout('collection' in source ? query.get() : source.get(query));
    onReadTime(snapshot.readTime.toDate());
    return snapshot.data();
  };
  return {
    getAll,
    get: async (ref) => (await getAll([ref]))[0],
    run: async (name, values, page) => {
      const { docs, readTime } = await runQuery(source, name, values, page);
      onReadTime(readTime.toDate());
      return docs.map((document) => toQueryDoc(name, document));
    },
    runLenient: async (name, values, page) => {
      const { docs, size, readTime } = await runQuery(source, name, values, page);
      const at = readTime.toDate();
      onReadTime(at);
      const read = docs.map((document) => toQueryDocOrInvalid(name, document));
      return {
        docs: read.filter((one) => 'data' in one),
        invalid: read.filter((one) => 'orderValues' in one),
        at,
        last: size === page?.limit ? read.at(-1) : undefined,
      };
    },
    count: async (name, values, max) => {
      const query = buildQuery(toShape(QUERIES[name]), values);
      const { count: total } = await aggregate((max === undefined ? query : query.limit(max)).count());
      countAggregate(name, total);
      return total;
    },
    sum: async (name, values, field) => {
      const query = buildQuery(toShape(QUERIES[name]), values);
      const { all, sum: total } = await aggregate(
        query.aggregate({ all: AggregateField.count(), sum: AggregateField.sum(field) }),
      );
      countAggregate(name, all);
      return total;
    },
  };
};

export const get: Reader['get'] = (ref) => createReader(getDatabase()).get(ref);
export const getAll: Reader['getAll'] = (refs) => createReader(getDatabase()).getAll(refs);
export const run: Reader['run'] = (name, values, page) => createReader(getDatabase()).run(name, values, page);
export const runLenient: ReadTransaction['runLenient'] = (name, values, page) =>
  createReader(getDatabase()).runLenient(name, values, page);
export const count: CountingReader['count'] = (name, values, max) =>
  createReader(getDatabase()).count(name, values, max);
export const sum: ReadTransaction['sum'] = (name, values, field) =>
  createReader(getDatabase()).sum(name, values, field);

/**
 * The document at a path, as a cursor for a query. Undefined if it does not exist, is in another collection, or lacks a
 * field that the query orders by.
 */
export const readCursor = async <Q extends QueryName>(
  name: Q,
  values: QueryValues<Q>,
  path: string,
  sort?: QuerySort<Q>,
): Promise<InvalidDoc | undefined> => {
  const shape = withSort(toShape(QUERIES[name]), sort);
  const reference = getDatabase().doc(path);
  if ((getQueriedCollection(shape, values) ?? reference.parent.path) !== reference.parent.path) return undefined;
  const document = await withReadTimeout(reference.get());
  countReads('cursors', 1);
  const orderValues = shape.order.map(([field]): unknown => document.get(field));
  if (!document.exists || orderValues.includes(undefined)) return undefined;
  return rememberSnapshot({ id: document.id, path, orderValues }, document);
};

/**
 * Reads one snapshot of the database without locks. The reads must finish within four minutes.
 *
 * @returns the result of `work`, and the server time of the snapshot; 1970 if `work` reads nothing
 */
export const runReadTransaction = async <T>(
  work: (tx: ReadTransaction) => Promise<T>,
): Promise<{ result: T; at: Date }> => {
  let readTime = new Date(0);
  const onReadTime: ReadTimeListener = (at) => {
    readTime = at;
  };
  const result = await getDatabase().runTransaction((target) => work(createReader(target, onReadTime)), {
    readOnly: true,
  });
  return { result, at: readTime };
};
