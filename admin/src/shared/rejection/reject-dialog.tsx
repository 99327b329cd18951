import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { REASON_MAX, REASON_MIN } from '@bigorna/domain/limits';
import { REJECT_REASONS } from '@bigorna/domain/reject-reasons';
import { DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { getReasonError } from '#shared/actions/get-reason-error.ts';
import { FormDialog } from '#shared/actions/titled-dialog.tsx';
import { useGuardedClose } from '#shared/actions/use-guarded-close.ts';
import { type MutationFailure, useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { RejectReasons } from './reject-reasons.tsx';
import { RejectionPreview } from './rejection-preview.tsx';

const rejectionDraft = z.object({ code: z.enum(REJECT_REASONS).nullable(), text: z.string() });

interface RejectDialogProps {
  mod: Pick<StaffModCard, 'id' | 'title' | 'updated_at'>;
  onClose: () => void;
  /** Called after the rejection with its log entry. */
  onDone?: (logEntry: string | null) => void;
  /** Shows the failure in the page. If the callback returns true, the dialog closes and no toast appears. */
  onFailure?: (failure: MutationFailure) => boolean;
}

/**
 * Rejects a mod with a policy (number keys), a text, or both.
 * Reopening the dialog restores input that was neither sent nor canceled, also after an ended session.
 */
export const RejectDialog = ({ mod, onClose, onDone, onFailure }: RejectDialogProps) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const { draft, updateDraft, deleteDraft } = useDraftState(`mods/${mod.id}/rejection`, rejectionDraft, {
    code: null,
    text: '',
  });
  const { code, text } = draft;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const trimmedText = text.trim();
  const end = () => {
    deleteDraft();
    onClose();
  };
  const { close } = useGuardedClose(end, () => trimmedText !== '');
  const inputError = getReasonError(code, trimmedText);
  const submit = async () => {
    setIsSubmitted(true);
    if (inputError !== null || isBusy) return;
    const body = {
      updated_at: mod.updated_at,
      ...(code ? { reason_code: code } : {}),
      ...(trimmedText === '' ? {} : { reason: trimmedText }),
    };
    const handleFailure = (failure: MutationFailure): boolean => {
      const isShown = onFailure?.(failure) ?? false;
      if (isShown) onClose();
      return isShown;
    };
    const finish = (logEntry: string | null): void => {
      end();
      onDone?.(logEntry);
    };
    await runAction('rejectMod', { params: { id: mod.id }, body }, { onDone: finish, onFailure: handleFailure });
  };
  return (
    <FormDialog
      title={translate('console.mods.reject.title', { title: mod.title })}
      submitLabel={translate('console.action.reject')}
      submitColor="error"
      isDisabled={isBusy}
      onSubmit={() => void submit()}
      onClose={close}
      onDialogClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || trimmedText === '') onClose();
      }}
    >
      <DialogContentText>{translate('console.mods.reject.help')}</DialogContentText>
      <RejectReasons value={code} onChange={(reason) => updateDraft({ code: reason })} />
      <TextField
        multiline
        minRows={2}
        maxRows={8}
        label={translate('console.reason_dialog.text')}
        value={text}
        onChange={({ target }) => updateDraft({ text: target.value })}
        error={isSubmitted && inputError !== null}
        helperText={
          isSubmitted && inputError
            ? translate(`console.reason_dialog.${inputError}`, { min: REASON_MIN })
            : translate('console.reason_dialog.text_help')
        }
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
      <RejectionPreview code={code} text={trimmedText} />
    </FormDialog>
  );
};
