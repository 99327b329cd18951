import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const FRESH_MS = 30_000;
const RETRIES = 1;

/**
 * Server state of the site: answers stay fresh for half a minute; only network failures and 5xx are tried again, once.
 * Without a network everything is asked all the same: the service worker may have the answer.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && !(error instanceof ApiError && error.isDefinite),
      },
    },
  });
