import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { KeyButton } from './key-button.tsx';

interface ResolvedItemProps {
  /** Message key of the outcome. */
  outcome: string;
  at: string | null;
  by: string | null;
  byName: string | null | undefined;
  note: string;
  isBusy: boolean;
  onReopen: () => void;
}

/** Outcome of a queue item: staff member, date and note, with a reopen button. */
export const ResolvedItem = ({ outcome, at, by, byName, note, isBusy, onReopen }: ResolvedItemProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">
        <strong>{translate(outcome)}</strong>
        {' · '}
        <Timestamp at={at} /> · <PersonLink uid={by} name={byName} />
      </Typography>
      {note ? (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          {translate('console.queue.noted', { note })}
        </Typography>
      ) : null}
      <KeyButton
        sx={{ mt: 1 }}
        variant="outlined"
        label="console.action.reopen"
        letter="O"
        disabled={isBusy}
        onClick={onReopen}
      />
    </Box>
  );
};
