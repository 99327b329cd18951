import { Alert, AlertTitle, Button } from '@mui/material';
import { useEffect } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Stamped } from './use-seen-record.ts';

interface StaleBannerProps<R> {
  /** The state that came after the one in the form. */
  newer: R | undefined;
  /** Whether the API refused a save for it. */
  refused: boolean;
  onReload: (newer: R) => void;
}

/** Says that a record has changed while it is being written on; one that nobody has typed on just goes on from there. */
export const StaleBanner = <R extends Stamped>({ newer, refused, onReload }: StaleBannerProps<R>) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { dirtyFields, isSubmitting } = useFormState();
  const isTouched = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (newer && !isTouched && !isSubmitting) onReload(newer);
  }, [newer, isTouched, isSubmitting, onReload]);
  if (isSubmitting || !isTouched || !(newer || refused)) return null;
  return (
    <Alert
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
