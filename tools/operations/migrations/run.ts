import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Migration } from './migration.ts';

/** `system/migrations`: what was made, and how far the one has come that is under way. */
const RECORD = 'system/migrations';
const progress = z.object({ done: z.boolean(), cursor: z.string().nullable(), changed: z.int() });
const record = z.object({ migrations: z.record(z.string(), progress).default({}) });
export type Progress = z.infer<typeof progress>;

/** Documents that are looked at in one transaction; Firestore takes 500 writes. */
const BATCH = 200;

const recordOf = (data: unknown): z.infer<typeof record> => record.parse(data ?? {});
const BEGINNING: Progress = { done: false, cursor: null, changed: 0 };

/** What has become of every migration that was begun. */
export const progressOf = async (db: Firestore): Promise<Readonly<Record<string, Progress>>> =>
  recordOf((await db.doc(RECORD).get()).data()).migrations;

const batchAfter = (db: Firestore, query: Query, cursor: string | null): Query => {
  const ordered = query.orderBy(FieldPath.documentId()).limit(BATCH);
  return cursor === null ? ordered : ordered.startAfter(db.doc(cursor));
};

export interface Counts {
  readonly looked: number;
  readonly changed: number;
}

/** How many documents a migration would change, without changing any. */
export const dryRun = async (db: Firestore, { query, change }: Migration): Promise<Counts> => {
  let [looked, changed] = [0, 0];
  let cursor: string | null = null;
  for (;;) {
    const { docs } = await batchAfter(db, query(db), cursor).get();
    looked += docs.length;
    changed += docs.filter((document) => change(document) !== null).length;
    cursor = docs.at(-1)?.ref.path ?? null;
    if (docs.length < BATCH) return { looked, changed };
  }
};

/** One batch, and in the same commit how far it has come: stopped anywhere, the next run goes on behind it. */
const step = (db: Firestore, { id, query, change }: Migration): Promise<Progress & { looked: number }> =>
  db.runTransaction(async (transaction) => {
    const stored = recordOf((await transaction.get(db.doc(RECORD))).data()).migrations[id] ?? BEGINNING;
    if (stored.done) return { ...stored, looked: 0 };
    const { docs } = await transaction.get(batchAfter(db, query(db), stored.cursor));
    let { changed } = stored;
    for (const document of docs) {
      const fields = change(document);
      if (fields === null) continue;
      transaction.update(document.ref, fields);
      changed += 1;
    }
    const next = { done: docs.length < BATCH, cursor: docs.at(-1)?.ref.path ?? stored.cursor, changed };
    transaction.set(db.doc(RECORD), { migrations: { [id]: next } }, { merge: true });
    return { ...next, looked: docs.length };
  });

/**
 * Makes a migration, a batch at a time, from where an earlier run was stopped. One that was made is left alone.
 *
 * @param stop ends it after the batch that is under way
 */
export const migrate = async (db: Firestore, migration: Migration, stop?: AbortSignal): Promise<Counts> => {
  let looked = 0;
  for (;;) {
    stop?.throwIfAborted();
    const state = await step(db, migration);
    looked += state.looked;
    if (state.done) return { looked, changed: state.changed };
  }
};
