import { NOTE_MAX } from '@bigorna/domain/limits';
import { TextField, type TextFieldProps } from '@mui/material';
import { useTranslate } from 'react-admin';

interface StaffNoteProps extends Pick<TextFieldProps, 'sx'> {
  note: string;
  onNote: (note: string) => void;
}

/** Internal note about a queue item, for other staff. */
export const StaffNote = ({ note, onNote, ...props }: StaffNoteProps) => {
  const translate = useTranslate();
  return (
    <TextField
      multiline
      label={translate('console.queue.note')}
      value={note}
      onChange={({ target }) => onNote(target.value)}
      slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
      {...props}
    />
  );
};
