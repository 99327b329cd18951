import { Box, Link, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { HistoryButton } from '#shared/history/history-button.tsx';
import { getListPath } from '#shared/pages/get-list-path.ts';
import { ItemTime } from '#shared/queue-list/item-time.tsx';
import { QueueRow } from '#shared/queue-list/queue-row.tsx';
import { RowViewers } from '#shared/queue-list/row-viewers.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { DeadlineChip } from './deadline-chip.tsx';
import { MessageHandling, type MessageHandlingProps } from './message-handling.tsx';

interface MessageRowProps extends MessageHandlingProps {
  onChoose: () => void;
}

/**
 * The username that the sender typed, with a link that searches for this name. A typed name does not prove who the
 * sender is.
 */
const TypedUsername = ({ username }: { username: string }) => {
  const { canCall } = useCurrentStaff();
  if (!canCall('adminListUsers')) return <>@{username}</>;
  return (
    <Link
      component={RouterLink}
      to={getListPath('users', { q: username })}
      onClick={(event) => event.stopPropagation()}
    >
      @{username}
    </Link>
  );
};

/** A message with its sender and waiting time. */
export const MessageRow = ({ onChoose, ...handling }: MessageRowProps) => {
  const translate = useTranslate();
  const { message, isCurrent } = handling;
  const name = message.name || translate('console.word.gone');
  return (
    <QueueRow
      id={message.id}
      label={translate('console.messages.of', { name, subject: message.subject })}
      isCurrent={isCurrent}
      onChoose={onChoose}
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="h2" sx={{ lineHeight: 1.1 }}>
          {message.subject}
        </Typography>
        {message.handled_at === null ? <DeadlineChip createdAt={message.created_at} /> : null}
        <RowViewers path={`contact_messages/${message.id}`} />
        <HistoryButton about={`contact_messages/${message.id}`} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {message.uid ? <PersonLink uid={message.uid} name={name} /> : name}
        {message.username ? (
          <>
            {' '}
            (<TypedUsername username={message.username} />)
          </>
        ) : null}
        {message.email ? ` · ${message.email}` : ''} ·{' '}
        <ItemTime resource="contact-messages" id={message.id} at={message.created_at} />
      </Typography>
      <Typography dir="auto" sx={{ mt: 1.5, whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>
        {message.message}
      </Typography>
      <MessageHandling {...handling} />
    </QueueRow>
  );
};
