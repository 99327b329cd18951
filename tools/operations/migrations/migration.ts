import type { DocumentData, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * A change of documents that are stored already, made once in each project. It never changes again after it was run
 * anywhere: a mistake is mended by the next one.
 */
export interface Migration {
  /** The file's name without `.ts`: a number of four digits, and what it does. */
  readonly id: string;
  /** What is different afterwards, in a sentence. */
  readonly what: string;
  /** The documents to look at, in any order: the runner goes through them by their names. */
  query(db: Firestore): Query;
  /**
   * What changes in a document: fields by name, or null where it is as it should be. It must answer null for what it has
   * changed, so that running it twice, or after a stop, does nothing twice.
   */
  change(document: QueryDocumentSnapshot): DocumentData | null;
}
