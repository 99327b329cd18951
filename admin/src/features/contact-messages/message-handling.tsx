import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages.schemas';
import { Box, Stack } from '@mui/material';
import { KeyButton } from '#shared/queue-list/key-button.tsx';
import { ResolvedItem } from '#shared/queue-list/resolved-item.tsx';
import { StaffNote } from '#shared/queue-list/staff-note.tsx';
import { getMailtoUrl } from './get-mailto-url.ts';

export interface MessageHandlingProps {
  message: AdminContactMessage;
  isCurrent: boolean;
  note: string;
  isBusy: boolean;
  onNote: (note: string) => void;
  onHandle: (answered: boolean) => void;
  onReopen: () => void;
}

/** Actions for a message: mark as answered, or dismiss. With an internal note. */
export const MessageHandling = (props: MessageHandlingProps) => {
  const { message, isCurrent, note, isBusy, onNote, onHandle, onReopen } = props;
  const isHandled = message.handled_at !== null;
  const handled = isHandled ? (
    <ResolvedItem
      outcome={message.answered ? 'console.messages.answered' : 'console.messages.put_aside'}
      at={message.handled_at}
      by={message.handled_by}
      byName={message.handled_by_name}
      note={message.note}
      isBusy={isBusy}
      onReopen={onReopen}
    />
  ) : null;
  if (handled && note === '') return handled;
  return (
    <Box sx={{ mt: 1.5 }}>
      {/* If a colleague handled the message first, show their result above the draft. */}
      {handled}
      <StaffNote note={note} onNote={onNote} sx={isHandled ? { mt: 2 } : {}} />
      <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
        {message.email ? (
          <KeyButton
            variant="outlined"
            label="console.action.reply_by_email"
            letter="R"
            href={getMailtoUrl(message)}
            data-reply
          />
        ) : null}
        <KeyButton
          variant={isCurrent ? 'contained' : 'outlined'}
          label="console.action.mark_answered"
          letter="A"
          disabled={isBusy}
          onClick={() => onHandle(true)}
        />
        <KeyButton
          color="inherit"
          variant="outlined"
          label="console.action.mark_aside"
          letter="S"
          disabled={isBusy}
          onClick={() => onHandle(false)}
        />
      </Stack>
    </Box>
  );
};
