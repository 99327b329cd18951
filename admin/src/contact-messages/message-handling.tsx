import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages';
import { NOTE_MAX } from '@bigorna/domain/limits';
import { Box, Stack, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { KeyButton } from '../queue-list/key-button.tsx';
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
const Handled = ({ message, acting, onReopen }: Pick<MessageHandlingProps, 'message' | 'acting' | 'onReopen'>) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">
        <strong>{translate(message.answered ? 'console.messages.answered' : 'console.messages.put_aside')}</strong>
        {' · '}
        <Moment at={message.handled_at} /> · <PersonLink uid={message.handled_by} name={message.handled_by_name} />
      </Typography>
      {message.note ? (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {translate('console.word.note')}: {message.note}
        </Typography>
      ) : null}
      <KeyButton
        sx={{ mt: 1 }}
        variant="outlined"
        label="console.action.reopen"
        letter="O"
        disabled={acting}
        onClick={onReopen}
      />
    </Box>
  );
};

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
