import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

/**
 * Props of a record page that keep the record if a refetch fails. react-admin would redirect to the list on any error
 * and discard the input. Without a record, the page shows the error and a retry button.
 *
 * @param wholeBy a field that only the full record has; a record without that field is the list's placeholder
 */
export const keepRecordOnError = (children: ReactNode, wholeBy?: string) => ({
  queryOptions: { onError: () => {} },
  render: ({ record, error, refetch }: { record?: object | undefined; error?: unknown; refetch: () => unknown }) =>
    error && !(record && (wholeBy === undefined || wholeBy in record)) ? (
      <LoadFailure error={error} onRetry={() => void refetch()} />
    ) : (
      children
    ),
});
