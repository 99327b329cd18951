import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { KeyButton } from './key-button.tsx';

interface SettledProps {
  /** Key of the text that says what became of it. */
  outcome: string;
  at: string | null;
  by: string | null;
  byName?: string | null;
  note: string;
  acting: boolean;
  onReopen: () => void;
}

/** How an item of a queue was settled, by whom and with what note; and the way to have it wait again. */
export const Settled = ({ outcome, at, by, byName, note, acting, onReopen }: SettledProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">
        <strong>{translate(outcome)}</strong>
        {' · '}
        <Moment at={at} /> · <PersonLink uid={by} {...(byName === undefined ? {} : { name: byName })} />
      </Typography>
      {note ? (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {translate('console.word.note')}: {note}
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
