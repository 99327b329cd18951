import { Alert, Button } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Why something could not be loaded, in the API's words where it has some, and the way to try again. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps) => {
  const translate = useTranslate();
  const said = error instanceof HttpError ? error.message : translate('console.error.offline');
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
      {said}
    </Alert>
  );
};
