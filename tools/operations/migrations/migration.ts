import type { DocumentData, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

interface Named {
  /** The file name without `.ts`: a number of four digits, and the change. */
  readonly id: string;
  /** The result, in a sentence. */
  readonly what: string;
}

/**
 * A change of stored documents that runs once per project. Never edit a migration after its first run: correct it with
 * a new migration.
 */
export interface Migration extends Named {
  /** The documents to check, in any order: the runner sorts them by name. */
  query(db: Firestore): Query;
  /**
   * The changed fields of a document, or null for none. Must return null for a migrated document, so that a second run
   * changes nothing. May read other documents; after a concurrent change of this document, the function runs again.
   */
  change(document: QueryDocumentSnapshot): DocumentData | null | Promise<DocumentData | null>;
}

/** A migration that creates documents. Existing documents stay as they are. */
export interface Creation extends Named {
  /** The documents by path. One transaction creates them: at most 400. */
  documents(): ReadonlyMap<string, DocumentData>;
}
