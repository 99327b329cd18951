import type { DocumentData, DocumentReference, SetOptions } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { createTransactionDeadline } from './create-transaction-deadline.ts';
import type { Doc } from './documents.ts';
import { countWrites } from './firestore-costs.ts';
import { getDatabase } from './firestore-handle.ts';
import { type CountingReader, createReader } from './firestore-reads.ts';
import { type DeepPatch, type Patch, toDocument, toPatch } from './firestore-values.ts';
import { TIMEOUTS } from './timeouts.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

export { doc } from './documents.ts';
export { getReadWriteCounts, watchReads, watchWrites } from './firestore-costs.ts';
export { ignoreAlreadyExists, isAlreadyExists, isNotFound, isTransientError } from './firestore-handle.ts';
export {
  type CountingReader,
  count,
  get,
  getAll,
  type Reader,
  type ReadTransaction,
  readCursor,
  run,
  runLenient,
  runReadTransaction,
  sum,
} from './firestore-reads.ts';
export { increment, omitUndefined, REMOVED, SERVER_TIME } from './firestore-values.ts';
export type { LenientResult, PageOptions, QueryDoc } from './query-doc.ts';

export interface Writer {
  /** Creates a document. The whole write fails if it exists (see `isAlreadyExists`). */
  create<S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): void;
  /** Creates or replaces a whole document. */
  set<S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): void;
  /** Replaces some fields of an existing document. */
  update<S extends z.ZodType>(ref: Doc<S>, patch: Patch<z.output<S>>): void;
  /** Writes some fields at any depth. Creates the document if it does not exist. */
  merge<S extends z.ZodType>(ref: Doc<S>, patch: DeepPatch<z.output<S> & object>): void;
  delete<S extends z.ZodType>(ref: Doc<S>): void;
}

/** A transaction: first all reads, then all writes. */
export interface ReadWriteTransaction extends CountingReader, Writer {}

/** The methods that a batch and a transaction share. */
interface Target {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(ref: DocumentReference, data: DocumentData): unknown;
  delete(ref: DocumentReference): unknown;
}

const writer = (target: Target): { writer: Writer; paths: readonly string[] } => {
  const paths: string[] = [];
  const toRef = ({ path }: { path: string }) => {
    paths.push(path);
    return getDatabase().doc(path);
  };
  return {
    paths,
    writer: {
      create: (ref, data) => void target.create(toRef(ref), toDocument(ref.schema, data)),
      set: (ref, data) => void target.set(toRef(ref), toDocument(ref.schema, data)),
      update: (ref, patch) => void target.update(toRef(ref), toPatch(ref.schema, patch, false)),
      merge: (ref, patch) => void target.set(toRef(ref), toPatch(ref.schema, patch, true), { merge: true }),
      delete: (ref) => void target.delete(toRef(ref)),
    },
  };
};

/** Applies several writes atomically. */
export const runBatch = async (fill: (writes: Writer) => void): Promise<void> => {
  const target = getDatabase().batch();
  const { writer: writes, paths } = writer(target);
  fill(writes);
  await target.commit();
  countWrites(paths);
};

/**
 * Runs reads and then writes atomically. `work` may run several times and must have no other effects.
 *
 * @returns the result of the committed run
 * @throws an error for which `isTransientError` is true, if Firestore is unavailable. The error comes before the
 *   function's own timeout.
 */
export const runTransaction = async <T>(work: (tx: ReadWriteTransaction) => Promise<T>): Promise<T> => {
  let writtenPaths: readonly string[] = [];
  const deadline = createTransactionDeadline(TIMEOUTS.transactionMs);
  /** Rejects at once after a timeout. The client itself would first wait for the slow read, to roll back. */
  const timedOut = Promise.withResolvers<never>();
  const committed = getDatabase().runTransaction(async (target) => {
    const { writer: writes, paths } = writer(target);
    writtenPaths = paths;
    const tx: ReadWriteTransaction = { ...createReader(target), ...writes };
    try {
      deadline.startRun();
      const result = await work(tx);
      deadline.startCommit();
      return result;
    } catch (error) {
      if (error instanceof TimeoutError) timedOut.reject(error);
      throw error;
    }
  });
  const result = await withTimeout(Promise.race([committed, timedOut.promise]), TIMEOUTS.transactionMs);
  countWrites(writtenPaths);
  return result;
};

export const create = <S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): Promise<void> =>
  runBatch((writes) => writes.create(ref, data));
export const set = <S extends z.ZodType>(ref: Doc<S>, data: z.input<S>): Promise<void> =>
  runBatch((writes) => writes.set(ref, data));
export const update = <S extends z.ZodType>(ref: Doc<S>, patch: Patch<z.output<S>>): Promise<void> =>
  runBatch((writes) => writes.update(ref, patch));
export const merge = <S extends z.ZodType>(ref: Doc<S>, patch: DeepPatch<z.output<S> & object>): Promise<void> =>
  runBatch((writes) => writes.merge(ref, patch));
/** Deletes a document if it exists. */
export const remove = <S extends z.ZodType>(ref: Doc<S>): Promise<void> => runBatch((writes) => writes.delete(ref));

/** A new random document id. */
export const createId = (): string => getDatabase().collection('ids').doc().id;
