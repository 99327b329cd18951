import { Button, Stack } from '@mui/material';
import { HttpError, useListContext, useTranslate } from 'react-admin';
import { LoadFailure } from '#shared/loading/load-failure.tsx';

const BAD_REQUEST = 400;

/**
 * Error of a failed list. If the page is beyond the API's limit, offers the first page.
 * If the API rejects a filter, such as one from an old URL, offers to clear the filters, which the list remembers.
 */
export const ListFailure = () => {
  const translate = useTranslate();
  const { error, refetch, page, setPage, setFilters } = useListContext();
  const isRefused = error instanceof HttpError && error.status === BAD_REQUEST;
  const isTooFar = page > 1 && isRefused;
  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <LoadFailure
        error={isTooFar ? new HttpError(translate('console.error.page_too_far'), BAD_REQUEST) : error}
        onRetry={refetch}
      />
      {isTooFar ? <Button onClick={() => setPage(1)}>{translate('console.error.first_page')}</Button> : null}
      {isRefused && !isTooFar ? (
        <Button onClick={() => setFilters({}, {})}>{translate('console.action.clear_filters')}</Button>
      ) : null}
    </Stack>
  );
};
