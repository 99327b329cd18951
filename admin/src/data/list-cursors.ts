import { z } from 'zod';
import type { httpClient } from './http-client.ts';

type Client = typeof httpClient;

/** Ids of the records that pages end with, by question and by the number of the first row behind. */
const ends = new Map<string, Map<number, string>>();

/** After a write, what was the last row of a page may stand elsewhere. */
export const forgetCursors = (): void => ends.clear();

const refused = z.object({ status: z.literal(400) });

const rangeOf = z.tuple([z.int(), z.int()]);
const rows = z.array(z.object({ id: z.union([z.string(), z.number()]) }));

/** The question without its range, and the range; null for calls that ask for no page. */
const readPage = (url: string): { question: string; first: number } | null => {
  const { pathname, searchParams } = new URL(url, location.origin);
  const range = searchParams.get('range');
  if (range === null) return null;
  searchParams.delete('range');
  const [first] = rangeOf.parse(JSON.parse(range));
  return { question: `${pathname}?${searchParams}`, first };
};

/**
 * Asks for a page by the row it begins behind, where the page before was seen: then it costs as little as the first.
 * The range goes along, for pages that were jumped to.
 */
export const withCursors =
  (client: Client): Client =>
  async (url, options) => {
    const page = readPage(url);
    if (!page) return client(url, options);
    const after = ends.get(page.question)?.get(page.first);
    const behind = () => client(`${url}&after=${encodeURIComponent(JSON.stringify(after))}`, options);
    const answer = await (after === undefined
      ? client(url, options)
      : behind().catch((error: unknown) => {
          if (!refused.safeParse(error).success) throw error;
          // The row it would begin behind has been deleted meanwhile.
          ends.get(page.question)?.delete(page.first);
          return client(url, options);
        }));
    const listed = rows.safeParse(answer.json);
    const last = listed.data?.at(-1);
    if (listed.success && last) {
      const known = ends.get(page.question) ?? new Map<number, string>();
      known.set(page.first + listed.data.length, String(last.id));
      ends.set(page.question, known);
    }
    return answer;
  };
