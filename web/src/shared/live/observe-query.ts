import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { fromRef } from 'rxfire/firestore';
import { filter, map, type Observable, skipWhile } from 'rxjs';
import type { z } from 'zod';
import { convertTimestamps } from './convert-timestamps.ts';

/** Parses a document with its schema; undefined if it is invalid. */
export const parseDocument = <Schema extends z.ZodType>(
  schema: Schema,
  snapshot: Pick<QueryDocumentSnapshot, 'data'>,
): z.output<Schema> | undefined => {
  // Pending server timestamps get this browser's time.
  const result = schema.safeParse(convertTimestamps(snapshot.data({ serverTimestamps: 'estimate' })));
  return result.success ? result.data : undefined;
};

/**
 * If another source already cached everything, the server's response changes only the metadata. Without this option
 * that event would be missed.
 */
const WITH_METADATA = { includeMetadataChanges: true };

/**
 * Observes a query's documents, each mapped to a row. Rows that are undefined are skipped.
 *
 * Emits nothing before the server has responded: the cache alone may be incomplete.
 */
export const observeQuery = <Row>(
  query: Query,
  toRow: (snapshot: QueryDocumentSnapshot) => Row | undefined,
): Observable<readonly Row[]> =>
  fromRef(query, WITH_METADATA).pipe(
    skipWhile(({ metadata }) => metadata.fromCache),
    map(({ docs }) =>
      docs.flatMap((snapshot) => {
        const row = toRow(snapshot);
        return row === undefined ? [] : [row];
      }),
    ),
  );

/** Observes a document, parsed with its schema; null if it does not exist. Invalid documents emit nothing. */
export const observeDocument = <Schema extends z.ZodType>(
  reference: DocumentReference,
  schema: Schema,
): Observable<z.output<Schema> | null> =>
  fromRef(reference, WITH_METADATA).pipe(
    skipWhile(({ metadata }) => metadata.fromCache),
    map((snapshot) => (snapshot.exists() ? parseDocument(schema, snapshot) : null)),
    filter((data) => data !== undefined),
  );
