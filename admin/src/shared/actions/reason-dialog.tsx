import { REASON_MAX, REASON_MIN } from '@bigorna/domain/limits';
import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { z } from 'zod';
import { useDraftState } from '#shared/drafts/use-draft-state.ts';
import { getReasonError } from './get-reason-error.ts';
import { FormDialog } from './titled-dialog.tsx';
import { useGuardedClose } from './use-guarded-close.ts';

const reasonDraft = z.object({ code: z.string().nullable(), text: z.string() });
const NO_REASON = { code: null, text: '' };

/** `code` is null if the dialog has no policies or none is selected. */
export interface Reason<Code extends string> {
  code: Code | null;
  text: string;
}

export interface ReasonDialogProps<Code extends string> {
  /** The action and its record, for the draft: `users/u1/ban`. */
  id: string;
  title: string;
  /** Help text: effects of the action, or who reads the reason. */
  help?: ReactNode;
  /** Policies to choose from. `other` requires a text. */
  codes?: readonly Code[];
  /** Name of a policy in the current language. */
  codeLabel?: (code: Code) => string;
  /** Content below the choice, such as the text that is sent. */
  preview?: (reason: Reason<Code>) => ReactNode;
  /** Additional fields between the reason and the buttons. */
  children?: ReactNode;
  confirmLabel?: string;
  /** `error` for actions that are hard to undo. */
  confirmColor?: 'primary' | 'error';
  /** Whether the action may not run yet, such as without a typed word. */
  isDisabled?: boolean;
  /** Draft of the additional fields. */
  options?: Pick<ReturnType<typeof useDraftState>, 'hasInput' | 'deleteDraft'>;
  /** Runs the action. Resolves to undefined if it failed or may not run. */
  onSubmit: (reason: Reason<Code>) => Promise<unknown>;
  /** Called after a success. Default: `onClose`. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for a reason: a policy, a text, or both. Closing discards the input, so it asks first. */
export const ReasonDialog = <Code extends string = never>({
  id,
  title,
  help,
  codes = [],
  codeLabel = (code) => code,
  preview,
  children,
  confirmLabel = 'console.action.confirm',
  confirmColor = 'primary',
  isDisabled = false,
  options,
  onSubmit,
  onClose,
  onDone = onClose,
}: ReasonDialogProps<Code>) => {
  const translate = useTranslate();
  const reason = useDraftState(`${id}/reason`, reasonDraft, NO_REASON);
  const { draft, updateDraft } = reason;
  const { text } = draft;
  const code = codes.find((option) => option === draft.code) ?? null;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const trimmedText = text.trim();
  const deleteDrafts = () => {
    reason.deleteDraft();
    options?.deleteDraft();
  };
  const discard = () => {
    deleteDrafts();
    onClose();
  };
  const { close, onDialogClose } = useGuardedClose(discard, () => reason.hasInput || options?.hasInput === true);
  const error = getReasonError(code, trimmedText);
  const submit = async () => {
    setIsSubmitted(true);
    if (error !== null) return;
    setRunning(true);
    const result = await onSubmit({ code, text: trimmedText });
    setRunning(false);
    if (result === undefined) return;
    deleteDrafts();
    onDone();
  };
  const shownError = isSubmitted ? error : null;
  const helper = codes.length > 0 ? translate('console.reason_dialog.text_help') : '';
  return (
    <FormDialog
      title={title}
      submitLabel={translate(confirmLabel)}
      submitColor={confirmColor}
      isDisabled={isRunning || isDisabled}
      onSubmit={() => void submit()}
      onClose={close}
      onDialogClose={onDialogClose}
    >
      {help ? <DialogContentText component="div">{help}</DialogContentText> : null}
      {codes.length > 0 ? (
        <TextField
          select
          autoFocus
          label={translate('console.reason_dialog.code')}
          value={code ?? ''}
          error={shownError === 'needed' && code === null}
          onChange={({ target }) => updateDraft({ code: target.value })}
        >
          {codes.map((option) => (
            <MenuItem key={option} value={option} sx={{ whiteSpace: 'normal' }}>
              {codeLabel(option)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
      {preview?.({ code, text: trimmedText })}
      <TextField
        multiline
        minRows={3}
        maxRows={10}
        autoFocus={codes.length === 0}
        label={translate(codes.length > 0 ? 'console.reason_dialog.text' : 'console.word.reason')}
        value={text}
        onChange={({ target }) => updateDraft({ text: target.value })}
        error={shownError !== null}
        helperText={shownError ? translate(`console.reason_dialog.${shownError}`, { min: REASON_MIN }) : helper}
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
      {children}
    </FormDialog>
  );
};
