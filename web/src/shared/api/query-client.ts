import { ApiError } from '@bigorna/client/api-error';
import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 30_000;
const RETRIES = 1;

/**
 * The site's query client. Responses stay fresh for 30 s. Network failures and 5xx are retried once. Queries also run
 * offline, because the service worker may have a cached response.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        // A server answers at once: the browser retries.
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < RETRIES && !(error instanceof ApiError && error.isDefinite),
      },
    },
  });
