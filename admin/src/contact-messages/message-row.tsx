import type { AdminContactMessage } from '@bigorna/domain/endpoints/admin/contact-messages';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { QueueRow } from '../queue-list/queue-row.tsx';
import { MessageHandling } from './message-handling.tsx';
import { PromiseChip } from './promise-chip.tsx';

interface MessageRowProps {
  message: AdminContactMessage;
  isCurrent: boolean;
  note: string;
  acting: boolean;
  onChoose: () => void;
  onNote: (note: string) => void;
  onHandle: (answered: boolean) => void;
  onReopen: () => void;
}

/** A message as it was written, who wrote it, and how long it waits. */
export const MessageRow = ({ message, isCurrent, onChoose, ...handling }: MessageRowProps) => {
  const translate = useTranslate();
  const name = message.name || translate('console.word.gone');
  return (
    <QueueRow
      id={message.id}
      label={translate('console.messages.of', { name, subject: message.subject })}
      isCurrent={isCurrent}
      onChoose={onChoose}
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere', lineHeight: 1.1 }}>
          {message.subject}
        </Typography>
        {message.handled_at === null ? <PromiseChip createdAt={message.created_at} /> : null}
        <HistoryButton resource="contact-messages" about={`contact_messages/${message.id}`} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {message.uid ? <PersonLink uid={message.uid} name={name} /> : name}
        {message.email ? ` · ${message.email}` : ''} · <Moment at={message.created_at} relative />
      </Typography>
      <Typography dir="auto" sx={{ mt: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
        {message.message}
      </Typography>
      <MessageHandling message={message} isCurrent={isCurrent} {...handling} />
    </QueueRow>
  );
};
