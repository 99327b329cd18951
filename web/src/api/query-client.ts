import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const FRESH_MS = 30_000;
const RETRIES = 1;

/** Server state of the site: answers stay fresh for half a minute; only network failures and 5xx are tried again, once. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && !(error instanceof ApiError && error.isDefinite),
      },
    },
  });
