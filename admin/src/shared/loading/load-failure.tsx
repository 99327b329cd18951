import { Alert, Button } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';

/** Error of a failed load, with the API's message if any, and a retry button. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
  const message = error instanceof HttpError ? error.message : translate('console.error.offline');
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={() => onRetry()}>
          {translate('console.action.retry')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
};
