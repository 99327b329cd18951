import { Button, Stack } from '@mui/material';
import { HttpError, useListContext, useTranslate } from 'react-admin';
import { LoadFailure } from '../layout/load-failure.tsx';

const REFUSED = 400;

/** Why the list could not be loaded; a page that was jumped to may be too far in. */
export const ListFailure = () => {
  const translate = useTranslate();
  const { error, refetch, page, setPage } = useListContext();
  const isTooFar = page > 1 && error instanceof HttpError && error.status === REFUSED;
  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'flex-start' }}>
      <LoadFailure
        error={isTooFar ? new HttpError(translate('console.error.page_too_far'), REFUSED) : error}
        onRetry={refetch}
      />
      {isTooFar ? <Button onClick={() => setPage(1)}>{translate('console.error.first_page')}</Button> : null}
    </Stack>
  );
};
