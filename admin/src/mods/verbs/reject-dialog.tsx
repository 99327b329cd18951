import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { REASON_MAX, REASON_MIN } from '@bigorna/domain/limits';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ActFailure, useStaffAct } from '../../acts/use-staff-act.tsx';
import { RejectReasons } from './reject-reasons.tsx';
import { rejectionFault } from './rejection-fault.ts';
import { RejectionPreview } from './rejection-preview.tsx';
import { hasRejectionWords, useRejectionDraft } from './use-rejection-draft.ts';

interface RejectDialogProps {
  mod: Pick<StaffModCard, 'id' | 'title' | 'updated_at'>;
  open: boolean;
  onClose: () => void;
  /** After the mod was rejected. */
  onDone?: () => void;
  /** Shows a refusal in its own place, and answers whether it did. */
  onFailure?: (failure: ActFailure) => boolean;
}

const Fields = ({ mod, onClose, onDone, onFailure, titleId }: RejectDialogProps & { titleId: string }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const { draft, write, forget } = useRejectionDraft(mod.id);
  const { code, text } = draft;
  const [tried, setTried] = useState(false);
  const words = text.trim();
  const fault = rejectionFault(code, words);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (fault !== null || acting) return;
    const body = {
      updated_at: mod.updated_at,
      ...(code ? { reason_code: code } : {}),
      ...(words === '' ? {} : { reason: words }),
    };
    const handled = (failure: ActFailure): boolean => {
      const shown = onFailure?.(failure) ?? false;
      if (shown) onClose();
      return shown;
    };
    if (!(await act('rejectMod', { params: { id: mod.id }, body }, { onFailure: handled }))) return;
    forget();
    onClose();
    onDone?.();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('console.mods.reject.title', { title: mod.title })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{translate('console.mods.reject.help')}</DialogContentText>
        <RejectReasons value={code} onChange={(chosen) => write({ code: chosen })} />
        <TextField
          multiline
          minRows={2}
          maxRows={8}
          fullWidth
          label={translate('console.reason_dialog.text')}
          value={text}
          onChange={({ target }) => write({ text: target.value })}
          error={tried && fault !== null}
          helperText={
            tried && fault
              ? translate(`console.reason_dialog.${fault}`, { min: REASON_MIN })
              : translate('console.reason_dialog.text_help')
          }
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
        <RejectionPreview code={code} words={words} />
      </DialogContent>
      <DialogActions>
        <Button
          onClick={() => {
            forget();
            onClose();
          }}
          color="inherit"
        >
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="error" disabled={acting}>
          {translate('console.action.reject')}
        </Button>
      </DialogActions>
    </form>
  );
};

/**
 * Rejects a mod: the policies under number keys, one's own words, or both. What was typed is there again when it is
 * opened anew, unless it was sent or cancelled.
 */
export const RejectDialog = (props: RejectDialogProps) => {
  const titleId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' || !hasRejectionWords(props.mod.id)) props.onClose();
      }}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      onClick={(event) => event.stopPropagation()}
    >
      <Fields {...props} titleId={titleId} />
    </Dialog>
  );
};
