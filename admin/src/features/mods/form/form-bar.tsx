import { Paper, Stack } from '@mui/material';
import { SaveButton, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { useUploadsRunning } from '#shared/uploads/running-uploads.ts';
import { InvalidFormToast } from '../invalid-form-toast.ts';
import { useEscape } from './use-escape.ts';

interface FormBarProps {
  /** Path of the previous page, or a callback if the form is part of another page. */
  back: string | (() => void);
  saving: boolean;
}

/** Sticky save and cancel buttons. */
export const FormBar = ({ back, saving }: FormBarProps) => {
  const translate = useTranslate();
  const { isDirty } = useFormState();
  const isUploading = useUploadsRunning();
  const isBusy = saving || isUploading;
  const confirmLeave = (proceed: () => void) => {
    if (!isDirty || globalThis.confirm(translate('ra.message.unsaved_changes'))) proceed();
  };
  useEscape(() => (typeof back === 'string' ? undefined : confirmLeave(back)), typeof back !== 'string');
  const cancelProps = typeof back === 'string' ? { to: back } : { onClick: () => confirmLeave(back) };
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
      <InvalidFormToast />
      <div role="status">
        {isUploading ? <UiText variant="body2" sx={{ mb: 1.5 }} text="console.uploads.save_waits" /> : null}
      </div>
      <Stack direction="row" spacing={1.5}>
        <SaveButton disabled={isBusy} alwaysEnable={!isBusy} />
        <ActionButton label="ra.action.cancel" {...cancelProps} sx={{ color: 'text.secondary' }} />
      </Stack>
    </Paper>
  );
};
