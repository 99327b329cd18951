import { logger, type ParamsOf } from 'firebase-functions';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { type Entity, PARSERS, type Pattern } from '../platform/documents.ts';
import { getInvalidFields, parseStored } from '../platform/firestore-values.ts';
import { REGION } from '../platform/parameters.ts';
import { RUNTIME } from '../platform/runtime.ts';

/** A document before and after a write; undefined if it did not exist or is invalid. */
export interface DocumentWrite<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/**
 * Updates data that depends on a written document. Events may arrive late, more than once and out of order. A handler
 * therefore reads the current documents; `before` and `after` only show which data may need an update.
 */
export interface WriteHandler<W> {
  readonly name: string;
  handle(written: W): Promise<unknown>;
}

type WrittenFunction = Extract<keyof typeof RUNTIME, `${string}Written`>;

/** Options of a write trigger. The platform retries failed triggers for up to a day. */
export const getTriggerOptions = (name: WrittenFunction) =>
  ({ region: REGION, retry: true, ...RUNTIME[name] }) as const;

/** Runs all handlers, even if one fails. After a failure, throws at the end, so that the platform retries the event. */
export const runHandlers = async <W>(handlers: readonly WriteHandler<W>[], written: W): Promise<void> => {
  const results = await Promise.allSettled(handlers.map(async ({ handle }) => handle(written)));
  const failed = results.flatMap((result, i) =>
    result.status === 'rejected' ? [{ name: handlers[i]?.name, error: result.reason }] : [],
  );
  for (const { name, error } of failed)
    logger.error('a write was not followed', { name, error: error instanceof Error ? error.stack : String(error) });
  if (failed.length > 0) throw new Error(`Not followed by ${failed.map(({ name }) => name).join(', ')}`);
};

/** One side of a write event. */
interface Side {
  readonly exists: boolean;
  readonly ref: { readonly path: string };
  data(): unknown;
}

const parseSide = <P extends Pattern>(pattern: P, side: Side | undefined): Entity<P> | undefined => {
  if (side === undefined || !side.exists) return undefined;
  try {
    return parseStored<Entity<P>>(PARSERS[pattern], side.ref.path, side.data());
  } catch (error) {
    const fields = getInvalidFields(error);
    if (fields === undefined) throw error;
    logger.error('a written document does not fit its schema', { path: side.ref.path, fields });
    return undefined;
  }
};

/** Parses both sides of a write. Treats an invalid document as missing and logs it. */
export const parseWrittenDocument = <P extends Pattern>(
  pattern: P,
  change: { readonly before?: Side | undefined; readonly after?: Side | undefined } | undefined,
): DocumentWrite<Entity<P>> => ({
  before: parseSide(pattern, change?.before),
  after: parseSide(pattern, change?.after),
});

/**
 * The trigger of a document. Runs the handlers after each write.
 *
 * @param toIds the ids in the document's path, by the names that the handlers use
 */
export const onWritten = <P extends Pattern, Ids extends object>(
  name: WrittenFunction,
  pattern: P,
  handlers: readonly WriteHandler<DocumentWrite<Entity<P>> & NoInfer<Ids>>[],
  toIds: (params: ParamsOf<P>) => Ids,
) =>
  onDocumentWritten({ ...getTriggerOptions(name), document: pattern }, ({ params, data }) =>
    runHandlers(handlers, { ...toIds(params), ...parseWrittenDocument(pattern, data) }),
  );
