import { z } from 'zod';
import type { createHttpClient } from './http-client.ts';

type Client = ReturnType<typeof createHttpClient>;

/** Cursors: the last record id before a page, by query and by the index of the page's first row. */
const cursors = new Map<string, Map<number, string>>();

/** A write may move the last row of a page, so cursors become invalid. */
export const clearCursors = (): void => cursors.clear();

const badRequest = z.object({ status: z.literal(400) });

const rangeSchema = z.tuple([z.int(), z.int()]);
const rows = z.array(z.object({ id: z.union([z.string(), z.number()]) }));

/** Splits a list URL into the query and its range; null if the URL requests no page. */
const readPage = (url: string): { query: string; first: number } | null => {
  const { pathname, searchParams } = new URL(url, location.origin);
  const range = searchParams.get('range');
  if (range === null) return null;
  searchParams.delete('range');
  const [first] = rangeSchema.parse(JSON.parse(range));
  return { query: `${pathname}?${searchParams}`, first };
};

/**
 * Requests a page by cursor if the page before it was loaded. A page by cursor costs as few reads as the first page.
 * Always sends the range too, for pages reached by a jump.
 */
export const withCursors =
  (client: Client): Client =>
  async (url, options) => {
    const page = readPage(url);
    if (!page) return client(url, options);
    const after = cursors.get(page.query)?.get(page.first);
    const requestAfterCursor = () => client(`${url}&after=${encodeURIComponent(JSON.stringify(after))}`, options);
    const response = await (after === undefined
      ? client(url, options)
      : requestAfterCursor().catch((error: unknown) => {
          if (!badRequest.safeParse(error).success) throw error;
          // The cursor's row has been deleted.
          cursors.get(page.query)?.delete(page.first);
          return client(url, options);
        }));
    const parsedRows = rows.safeParse(response.json);
    const last = parsedRows.data?.at(-1);
    if (parsedRows.success && last) {
      const pageCursors = cursors.get(page.query) ?? new Map<number, string>();
      pageCursors.set(page.first + parsedRows.data.length, String(last.id));
      cursors.set(page.query, pageCursors);
    }
    return response;
  };
