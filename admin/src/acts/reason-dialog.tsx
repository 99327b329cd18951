import { REASON_MAX, REASON_MIN } from '@bigorna/domain/limits';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCarefulClose } from './use-careful-close.ts';

/** `code` is null where the dialog has no policies, or none was chosen. */
export interface Reason<Code extends string> {
  code: Code | null;
  text: string;
}

interface ReasonDialogProps<Code extends string> {
  open: boolean;
  title: string;
  /** What happens with the reason: who will read it. */
  help?: ReactNode;
  /** Policies to choose from; `other` asks for words. */
  codes?: readonly Code[];
  /** What a policy is called in the reader's language. */
  codeLabel?: (code: Code) => string;
  /** What is shown under the choice, such as the text that is sent. */
  preview?: (reason: Reason<Code>) => ReactNode;
  /** Further fields between the reason and the buttons. */
  children?: ReactNode;
  confirmLabel?: string;
  /** `error` for what is hard to take back. */
  confirmColor?: 'primary' | 'error';
  acting?: boolean;
  /** Whether words can be left out altogether. */
  optional?: boolean;
  onSubmit: (reason: Reason<Code>) => void;
  onClose: () => void;
}

/** What is wrong with a reason; null where it will do. */
const faultOf = (code: string | null, text: string, optional: boolean): 'needed' | 'too_short' | null => {
  if (code !== null && code !== 'other') return null;
  if (text.length === 0) return optional && code === null ? null : 'needed';
  return text.length < REASON_MIN ? 'too_short' : null;
};

const Fields = <Code extends string>({
  title,
  help,
  codes = [],
  codeLabel = (code) => code,
  preview,
  children,
  confirmLabel = 'console.action.confirm',
  confirmColor = 'primary',
  acting = false,
  optional = false,
  onSubmit,
  onClose,
  onWords,
  titleId,
}: ReasonDialogProps<Code> & { titleId: string; onWords: (are: boolean) => void }) => {
  const translate = useTranslate();
  const [code, setCode] = useState<Code | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const words = text.trim();
  useEffect(() => {
    onWords(words !== '');
    return () => onWords(false);
  }, [onWords, words]);
  const fault = faultOf(code, words, optional);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (fault === null) onSubmit({ code, text: words });
  };
  const shown = tried ? fault : null;
  const helper = codes.length > 0 ? translate('console.reason_dialog.text_help') : '';
  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {help ? <DialogContentText component="div">{help}</DialogContentText> : null}
        {codes.length > 0 ? (
          <TextField
            select
            autoFocus
            fullWidth
            label={translate('console.reason_dialog.code')}
            value={code ?? ''}
            error={shown === 'needed' && code === null}
            onChange={({ target }) => setCode(codes.find((one) => one === target.value) ?? null)}
          >
            {codes.map((one) => (
              <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
                {codeLabel(one)}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        {preview?.({ code, text: words })}
        <TextField
          multiline
          minRows={3}
          maxRows={10}
          fullWidth
          autoFocus={codes.length === 0}
          label={translate(codes.length > 0 ? 'console.reason_dialog.text' : 'console.word.reason')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={shown !== null}
          helperText={shown ? translate(`console.reason_dialog.${shown}`, { min: REASON_MIN }) : helper}
          slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
        />
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" color={confirmColor} disabled={acting}>
          {translate(confirmLabel)}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Asks for a reason: a policy, or words, or both. What was typed is gone once it closes, so that Escape asks first. */
export const ReasonDialog = <Code extends string = never>(props: ReasonDialogProps<Code>) => {
  const titleId = useId();
  const hasWords = useRef(false);
  const onWords = useCallback((are: boolean) => {
    hasWords.current = are;
  }, []);
  const { onDialogClose } = useCarefulClose(props.onClose, () => hasWords.current);
  return (
    <Dialog
      open={props.open}
      onClose={onDialogClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Fields {...props} titleId={titleId} onWords={onWords} />
    </Dialog>
  );
};
