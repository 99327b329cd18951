import { DialogContentText, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from './titled-dialog.tsx';
import { isSameWord } from './typed-word.tsx';

interface TypedConfirmProps {
  title: string;
  /** What will happen, and whether the action can be undone. */
  children: ReactNode;
  /** The text to type, such as the record's title. */
  word: string;
  confirmLabel?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Makes the user type a word, such as the record's title, before an action that is hard to undo. */
export const TypedConfirm = ({
  title,
  children,
  word,
  confirmLabel = 'console.action.remove',
  isBusy = false,
  onConfirm,
  onClose,
}: TypedConfirmProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isSame = isSameWord(typed, word);
  const submit = () => {
    setIsSubmitted(true);
    if (isSame) onConfirm();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={translate(confirmLabel)}
      submitColor="error"
      isDisabled={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText component="div">{children}</DialogContentText>
      <TextField
        autoFocus
        autoComplete="off"
        label={translate('console.typed_confirm.label', { word })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isSubmitted && !isSame}
        helperText={isSubmitted && !isSame ? translate('console.typed_confirm.differs') : ' '}
      />
    </FormDialog>
  );
};
