import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase/firestore';
import { fromRef } from 'rxfire/firestore';
import { filter, map, type Observable, skipWhile } from 'rxjs';
import type { z } from 'zod';
import { plainData } from './plain-data.ts';

/** A document's fields as its schema says; undefined where it does not fit. */
export const parsed = <Schema extends z.ZodType>(
  schema: Schema,
  snapshot: Pick<QueryDocumentSnapshot, 'data'>,
): z.output<Schema> | undefined => {
  // What the server has not stamped yet bears this browser's time until then.
  const result = schema.safeParse(plainData(snapshot.data({ serverTimestamps: 'estimate' })));
  return result.success ? result.data : undefined;
};

/**
 * Where the cache holds all already, because another source has read it, the server's answer changes nothing but that it
 * is the server's: without this it would not be told.
 */
const WITH_ANSWER = { includeMetadataChanges: true };

/**
 * A query's documents, each turned to a row; those that answer undefined are left out.
 *
 * Nothing is told before the server has answered: what lies in the cache, without a network nothing at all, is no answer.
 */
export const rowsOf = <Row>(
  query: Query,
  toRow: (snapshot: QueryDocumentSnapshot) => Row | undefined,
): Observable<readonly Row[]> =>
  fromRef(query, WITH_ANSWER).pipe(
    skipWhile(({ metadata }) => metadata.fromCache),
    map(({ docs }) =>
      docs.flatMap((snapshot) => {
        const row = toRow(snapshot);
        return row === undefined ? [] : [row];
      }),
    ),
  );

/** A document as its schema says; null where there is none. One that does not fit tells nothing. */
export const documentOf = <Schema extends z.ZodType>(
  reference: DocumentReference,
  schema: Schema,
): Observable<z.output<Schema> | null> =>
  fromRef(reference, WITH_ANSWER).pipe(
    skipWhile(({ metadata }) => metadata.fromCache),
    map((snapshot) => (snapshot.exists() ? parsed(schema, snapshot) : null)),
    filter((word) => word !== undefined),
  );
