import type { DocumentData, DocumentReference, SetOptions } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { Doc } from './documents.ts';
import { countWrites } from './firestore-costs.ts';
import { database } from './firestore-handle.ts';
import { type Counting, countFrom, reader } from './firestore-reads.ts';
import { type DeepPatch, type Patch, toDocument, toPatch } from './firestore-values.ts';
import { inTime, OutOfTime } from './in-time.ts';
import { PATIENCE } from './patience.ts';
import { transactionTime } from './transaction-time.ts';

export { doc } from './documents.ts';
export { readsAndWrites, watchReads, watchWrites } from './firestore-costs.ts';
export { isAlreadyExists, isNotFound, isOutOfReach, unlessOwnIsThere } from './firestore-handle.ts';
export {
  atOneMoment,
  type Counting,
  count,
  countUpTo,
  cursorAt,
  get,
  getAll,
  type Reader,
  run,
  runSound,
  type Still,
  sum,
} from './firestore-reads.ts';
export { increment, REMOVED, SERVER_TIME } from './firestore-values.ts';
export type { Found, Part, Sound } from './found.ts';

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
 * @throws what `isOutOfReach` knows, where Firestore is away: soon enough for whoever waits
 */
export const transaction = async <T>(work: (step: Step) => Promise<T>): Promise<T> => {
  let written: readonly string[] = [];
  const time = transactionTime(PATIENCE.transactionMs);
  /** The client would wait for a reading that is out of time, to roll back what cannot be committed any more. */
  const outOfTime = Promise.withResolvers<never>();
  const committed = database().runTransaction(async (target) => {
    const { writer: writes, paths } = writer(target);
    written = paths;
    const step: Step = { ...reader(target), count: (name, values) => countFrom(target, name, values), ...writes };
    try {
      time.begin();
      const result = await work(step);
      time.handIn();
      return result;
    } catch (error) {
      if (error instanceof OutOfTime) outOfTime.reject(error);
      throw error;
    }
  });
  const result = await inTime(Promise.race([committed, outOfTime.promise]), PATIENCE.transactionMs);
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
