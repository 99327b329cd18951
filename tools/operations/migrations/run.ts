import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Creation, Migration } from './migration.ts';

/** `system/migrations`: finished migrations, and the cursor of the current one. */
const RECORD = 'system/migrations';
const progress = z.object({ done: z.boolean(), cursor: z.string().nullable(), changed: z.int() });
const record = z.object({ migrations: z.record(z.string(), progress).default({}) });
export type Progress = z.infer<typeof progress>;

/** Documents per transaction; Firestore's limit is 500 writes. */
const BATCH = 200;

const parseRecord = (data: unknown): z.infer<typeof record> => record.parse(data ?? {});
const START: Progress = { done: false, cursor: null, changed: 0 };

/** State of every started migration. */
export const readProgress = async (db: Firestore): Promise<Readonly<Record<string, Progress>>> =>
  parseRecord((await db.doc(RECORD).get()).data()).migrations;

const readBatchAfter = (db: Firestore, query: Query, cursor: string | null): Query => {
  const ordered = query.orderBy(FieldPath.documentId()).limit(BATCH);
  return cursor === null ? ordered : ordered.startAfter(db.doc(cursor));
};

export interface Counts {
  readonly looked: number;
  readonly changed: number;
}

const toRefs = (db: Firestore, { documents }: Creation) =>
  [...documents()].map(([path, fields]) => ({ ref: db.doc(path), fields }));

const countMissing = async (db: Firestore, creation: Creation): Promise<Counts> => {
  const snapshots = await db.getAll(...toRefs(db, creation).map(({ ref }) => ref));
  return { looked: snapshots.length, changed: snapshots.filter(({ exists }) => !exists).length };
};

/** Counts the documents that a migration would change or create. */
export const dryRun = async (db: Firestore, migration: Migration | Creation): Promise<Counts> => {
  if ('documents' in migration) return countMissing(db, migration);
  const { query, change } = migration;
  let [looked, changed] = [0, 0];
  let cursor: string | null = null;
  for (;;) {
    const { docs } = await readBatchAfter(db, query(db), cursor).get();
    looked += docs.length;
    const changes = await Promise.all(docs.map(change));
    changed += changes.filter((fields) => fields !== null).length;
    cursor = docs.at(-1)?.ref.path ?? null;
    if (docs.length < BATCH) return { looked, changed };
  }
};

/** Runs one batch and saves the cursor in the same transaction, so that an interrupted run can continue. */
const step = (db: Firestore, { id, query, change }: Migration): Promise<Progress & { looked: number }> =>
  db.runTransaction(async (transaction) => {
    const stored = parseRecord((await transaction.get(db.doc(RECORD))).data()).migrations[id] ?? START;
    if (stored.done) return { ...stored, looked: 0 };
    const { docs } = await transaction.get(readBatchAfter(db, query(db), stored.cursor));
    let { changed } = stored;
    const changes = await Promise.all(docs.map(change));
    for (const [i, document] of docs.entries()) {
      const fields = changes[i] ?? null;
      if (fields === null) continue;
      transaction.update(document.ref, fields);
      changed += 1;
    }
    const next = { done: docs.length < BATCH, cursor: docs.at(-1)?.ref.path ?? stored.cursor, changed };
    transaction.set(db.doc(RECORD), { migrations: { [id]: next } }, { merge: true });
    return { ...next, looked: docs.length };
  });

/** Creates the missing documents, and saves the progress in the same transaction. */
const createMissing = (db: Firestore, creation: Creation): Promise<Counts> =>
  db.runTransaction(async (transaction) => {
    const stored = parseRecord((await transaction.get(db.doc(RECORD))).data()).migrations[creation.id] ?? START;
    if (stored.done) return { looked: 0, changed: stored.changed };
    const refs = toRefs(db, creation);
    const snapshots = await transaction.getAll(...refs.map(({ ref }) => ref));
    const missing = refs.filter((_, i) => snapshots[i]?.exists !== true);
    for (const { ref, fields } of missing) transaction.create(ref, fields);
    const next: Progress = { done: true, cursor: null, changed: missing.length };
    transaction.set(db.doc(RECORD), { migrations: { [creation.id]: next } }, { merge: true });
    return { looked: refs.length, changed: missing.length };
  });

/**
 * Runs a migration in batches, from the saved cursor. Skips a finished migration.
 *
 * @param stop ends the run after the current batch
 */
export const migrate = async (db: Firestore, migration: Migration | Creation, stop?: AbortSignal): Promise<Counts> => {
  if ('documents' in migration) return createMissing(db, migration);
  let looked = 0;
  for (;;) {
    stop?.throwIfAborted();
    const state = await step(db, migration);
    looked += state.looked;
    if (state.done) return { looked, changed: state.changed };
  }
};
