import type { z } from 'zod';
import type { Doc } from '../platform/documents.ts';
import { type Found, get, runSound } from '../platform/firestore.ts';
import { unfitFields } from '../platform/firestore-values.ts';
import type { EntityBy, QueryName, ValuesOf } from '../platform/queries/index.ts';

/** So many documents are held, and changed, at once. */
const PAGE = 300;

/** Some documents that were looked for; of those that do not fit their schema only where they are. */
export interface Page<T = object> {
  readonly found: readonly Found<T>[];
  readonly unfit: readonly { readonly path: string }[];
}

/** All that a query finds, a page at a time, whatever becomes of a page's documents before the next is asked for. */
export async function* pagesOf<Q extends QueryName>(
  name: Q,
  values: ValuesOf<Q>,
): AsyncGenerator<Page<EntityBy<Q>>, void, undefined> {
  let page = await runSound(name, values, { limit: PAGE });
  yield page;
  while (page.last !== undefined) {
    page = await runSound(name, values, { limit: PAGE, after: page.last });
    yield page;
  }
}

/** A single document as a page, if it is there. */
export async function* pageWith<S extends z.ZodType<object>>(
  ref: Doc<S>,
): AsyncGenerator<Page<z.output<S>>, void, undefined> {
  const { path } = ref;
  try {
    const data = await get(ref);
    if (data !== undefined) yield { found: [{ id: path.split('/').at(-1) ?? '', path, data }], unfit: [] };
  } catch (error) {
    if (unfitFields(error) === undefined) throw error;
    yield { found: [], unfit: [{ path }] };
  }
}
