import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages';
import { NOTE_MAX } from '@bigorna/domain/limits';
import { Box, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { KeyButton } from '../queue-list/key-button.tsx';
import { Settled } from '../queue-list/settled.tsx';
import { mailAddress } from './mail-address.ts';

interface MessageHandlingProps {
  message: AdminContactMessage;
  isCurrent: boolean;
  note: string;
  acting: boolean;
  onNote: (note: string) => void;
  onHandle: (answered: boolean) => void;
  onReopen: () => void;
}

/** What became of a message, and the way to have it wait again. */
const Handled = ({ message, acting, onReopen }: Pick<MessageHandlingProps, 'message' | 'acting' | 'onReopen'>) => (
  <Settled
    outcome={message.answered ? 'console.messages.answered' : 'console.messages.put_aside'}
    at={message.handled_at}
    by={message.handled_by}
    byName={message.handled_by_name}
    note={message.note}
    acting={acting}
    onReopen={onReopen}
  />
);

/** What is done about a message: answered by e-mail, or put aside; with a note for the others. */
export const MessageHandling = (props: MessageHandlingProps) => {
  const { message, isCurrent, note, acting, onNote, onHandle } = props;
  const translate = useTranslate();
  const isHandled = message.handled_at !== null;
  if (isHandled && note === '') return <Handled {...props} />;
  return (
    <Box sx={{ mt: 1.5 }}>
      {/* A colleague was faster: what they made of it stands above what is being written. */}
      {isHandled ? <Handled {...props} /> : null}
      <TextField
        size="small"
        fullWidth
        multiline
        label={translate('console.messages.note')}
        sx={isHandled ? { mt: 2 } : {}}
        value={note}
        onChange={({ target }) => onNote(target.value)}
        slotProps={{ htmlInput: { maxLength: NOTE_MAX } }}
      />
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
        {message.email ? (
          <KeyButton
            variant="outlined"
            label="console.action.reply_by_email"
            letter="R"
            href={mailAddress(message)}
            data-reply
          />
        ) : null}
        <KeyButton
          variant={isCurrent ? 'contained' : 'outlined'}
          label="console.action.mark_answered"
          letter="A"
          disabled={acting}
          onClick={() => onHandle(true)}
        />
        <KeyButton
          color="inherit"
          variant="outlined"
          label="console.action.mark_aside"
          letter="S"
          disabled={acting}
          onClick={() => onHandle(false)}
        />
      </Stack>
    </Box>
  );
};
