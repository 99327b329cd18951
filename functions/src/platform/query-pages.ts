import { z } from 'zod';
import type { Doc } from './documents.ts';
import { get, type QueryDoc, runBatch, runLenient } from './firestore.ts';
import { getInvalidFields } from './firestore-values.ts';
import type { QueryEntity, QueryName, QueryValues } from './queries/index.ts';

/** Documents per page: limits memory and the size of a commit. */
const PAGE = 300;

/** A page of documents. Invalid documents have only a path. */
export interface DocumentPage<T = object> {
  readonly docs: readonly QueryDoc<T>[];
  readonly invalid: readonly { readonly path: string }[];
}

/**
 * All results of a query, page by page. The caller may change or delete the documents of a page before the next one.
 */
export async function* queryPages<Q extends QueryName>(
  name: Q,
  values: QueryValues<Q>,
): AsyncGenerator<DocumentPage<QueryEntity<Q>>, void, undefined> {
  let page = await runLenient(name, values, { limit: PAGE });
  yield page;
  while (page.last !== undefined) {
    page = await runLenient(name, values, { limit: PAGE, after: page.last });
    yield page;
  }
}

/** A single document as a page. No page if it does not exist. */
export async function* getAsPage<S extends z.ZodType<object>>(
  ref: Doc<S>,
): AsyncGenerator<DocumentPage<z.output<S>>, void, undefined> {
  const { path } = ref;
  try {
    const data = await get(ref);
    if (data !== undefined) yield { docs: [{ id: path.split('/').at(-1) ?? '', path, data }], invalid: [] };
  } catch (error) {
    if (getInvalidFields(error) === undefined) throw error;
    yield { docs: [], invalid: [{ path }] };
  }
}

/**
 * Deletes all documents of some pages, invalid documents too, in one commit per page.
 *
 * @param before runs before the deletion of a document
 */
export const deletePages = async (
  pages: AsyncIterable<DocumentPage>,
  stop?: AbortSignal,
  before?: (path: string) => Promise<unknown>,
): Promise<void> => {
  for await (const { docs, invalid } of pages) {
    stop?.throwIfAborted();
    const all = [...docs, ...invalid];
    if (all.length === 0) continue;
    for (const { path } of all) await before?.(path);
    await runBatch((writes) => {
      for (const { path } of all) writes.delete({ path, schema: z.unknown() });
    });
  }
};
