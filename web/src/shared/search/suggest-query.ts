import { searchEndpoints } from '@bigorna/domain/endpoints/search';
import { queryOptions } from '@tanstack/react-query';
import { apiGet } from '#shared/api/client.ts';

const FRESH_MS = 60_000;

/** Whether a text extends or shortens the previous text. Only then do the old rows stay until new rows load. */
const isContinued = (previous: string | undefined, text: string): boolean =>
  previous !== undefined && previous !== '' && (text.startsWith(previous) || previous.startsWith(text));

/** Query of search suggestions. A newer text aborts the query; failures are not retried. */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: ['suggest', text],
    queryFn: async ({ signal }) => (await apiGet(searchEndpoints, 'suggest', { query: { q: text } }, signal)).data,
    enabled: text !== '',
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: (previous, query) => (isContinued(query?.queryKey[1], text) ? previous : undefined),
  });
