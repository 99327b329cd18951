import type { Suggestions } from '@bigorna/domain/endpoints/search';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#api/client.ts';

const FRESH_MS = 60_000;

/** Whether a text goes on with the last one, or back to it: only then do the last rows stay until the next have come. */
const isContinued = (last: string | undefined, text: string): boolean =>
  last !== undefined && last !== '' && (text.startsWith(last) || last.startsWith(text));

/** What a text being typed may become; a text overtaken by the next is given up, a failure is not tried again. */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: ['suggest', text],
    queryFn: async ({ signal }) => (await apiGet<Suggestions>('/search/suggest', { q: text }, signal)).data,
    enabled: text !== '',
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: (last, query) => (isContinued(query?.queryKey[1], text) ? last : undefined),
  });
