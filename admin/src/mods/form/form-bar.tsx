import { Alert, AlertTitle, Paper, Stack, Typography } from '@mui/material';
import { SaveButton, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useUploadsRunning } from '../../uploads/running-uploads.ts';
import { ActionButton } from '../action-button.tsx';

interface FormBarProps {
  /** What could not be done, in the portal's words, and why. */
  failure: { title: string; message: string } | null;
  /** Where the reader came from: a page, or what ends the form where it is part of another. */
  back: string | (() => void);
  saving: boolean;
}

/** Save and the way back, in reach however long the form is; and why a save was refused. */
export const FormBar = ({ failure, back, saving }: FormBarProps) => {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const isUploading = useUploadsRunning();
  const waits = saving || isUploading;
  const leave = (go: () => void) => {
    if (!isDirty || globalThis.confirm(translate('ra.message.unsaved_changes'))) go();
  };
  const away = typeof back === 'string' ? { to: back } : { onClick: () => leave(back) };
  return (
    <Paper
      square
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 3,
        py: 1.5,
        borderTop: 2,
        borderColor: 'divider',
        boxShadow: 'none',
      }}
    >
      <div role="status">
        {failure ? (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            <AlertTitle>{translate(failure.title)}</AlertTitle>
            {failure.message}
          </Alert>
        ) : null}
        {isUploading ? (
          <Typography variant="body2" sx={{ mb: 1.5 }}>
            {translate('console.uploads.save_waits')}
          </Typography>
        ) : null}
      </div>
      <Stack direction="row" spacing={1.5}>
        <SaveButton disabled={waits} alwaysEnable={!waits} />
        <ActionButton label="ra.action.cancel" {...away} sx={{ color: 'text.secondary' }} />
      </Stack>
    </Paper>
  );
};
