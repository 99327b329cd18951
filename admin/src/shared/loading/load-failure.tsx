import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { getErrorMessage } from './get-error-message.ts';

/** Error of a failed load, with the API's message if any, and a retry button. */
export const LoadFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const translate = useTranslate();
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
      {getErrorMessage(error, translate)}
    </Alert>
  );
};
