import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

interface TypedConfirmProps {
  open: boolean;
  title: string;
  /** What will happen, and whether it can be taken back. */
  children: ReactNode;
  /** What has to be typed, such as the record's title. */
  word: string;
  confirmLabel?: string;
  acting?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Without accents and case, and with blanks as one: what a person means by "the same". */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const Fields = ({
  title,
  children,
  word,
  confirmLabel = 'console.action.remove',
  acting = false,
  onConfirm,
  onClose,
  titleId,
}: TypedConfirmProps & { titleId: string }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const isSame = plain(typed) === plain(word);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (isSame) onConfirm();
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText component="div" sx={{ mb: 2 }}>
          {children}
        </DialogContentText>
        <TextField
          autoFocus
          fullWidth
          autoComplete="off"
          label={translate('console.typed_confirm.label', { word })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={tried && !isSame}
          helperText={tried && !isSame ? translate('console.typed_confirm.differs') : ' '}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="error" disabled={acting}>
          {translate(confirmLabel)}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Asks to type a record's name before something that is hard to take back. */
export const TypedConfirm = (props: TypedConfirmProps) => {
  const titleId = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Fields {...props} titleId={titleId} />
    </Dialog>
  );
};
