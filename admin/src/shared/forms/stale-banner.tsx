import { Alert, AlertTitle, Button } from '@mui/material';
import { useEffect } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { focusNotice } from './focus-notice.ts';
import type { Timestamped } from './use-loaded-record.ts';

interface StaleBannerProps<R> {
  /** Newer state of the record in the form. */
  newer: R | undefined;
  /** Whether the API rejected a save as stale. */
  isRejected: boolean;
  onReload: (newer: R) => void;
}

/** Warns that the record changed during editing. An untouched form reloads without a warning. */
export const StaleBanner = <R extends Timestamped>({ newer, isRejected, onReload }: StaleBannerProps<R>) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { dirtyFields, isSubmitting } = useFormState();
  const isTouched = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (newer && !isTouched && !isSubmitting) onReload(newer);
  }, [newer, isTouched, isSubmitting, onReload]);
  if (isSubmitting || !isTouched || !(newer || isRejected)) return null;
  return (
    <Alert
      ref={isRejected ? focusNotice : undefined}
      tabIndex={-1}
      severity="warning"
      sx={{ width: 1, mb: 2 }}
      action={
        <Button color="inherit" onClick={() => (newer ? onReload(newer) : refresh())}>
          {translate('console.content.reload')}
        </Button>
      }
    >
      <AlertTitle>{translate('console.content.stale')}</AlertTitle>
      {translate('console.content.stale_help')}
    </Alert>
  );
};
