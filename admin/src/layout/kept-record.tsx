import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

interface ReadRecord {
  record?: object | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/**
 * What a page of one record is given, so that nobody is thrown out of it, and out of what they typed, where the record
 * can't be read anew: react-admin would go to the list at any error. Without a record it says why, and tries again.
 *
 * @param wholeBy a field that only the whole record has, where the list's stands in for it until it has come
 */
export const keptRecord = (children: ReactNode, wholeBy?: string) => ({
  queryOptions: { onError: () => {} },
  render: ({ record, error, refetch }: ReadRecord) =>
    error && !(record && (wholeBy === undefined || wholeBy in record)) ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      children
    ),
});
