import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useUndo } from '../acts/use-undo.ts';
import { ChangeList } from '../fields/change-list.tsx';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { entryChanges, resourceOf } from './entry-changes.ts';
import { useActionName } from './use-action-name.ts';

const Undo = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const { undo, undoing } = useUndo();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<UndoIcon />}
      disabled={undoing}
      onClick={() => void undo(entry.id)}
    >
      {translate('console.action.undo')}
    </Button>
  );
};

/** One entry of a record's history: who did what when and why, the fields it changed, and the way back. */
export const HistoryEntry = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const actionName = useActionName();
  const changes = entryChanges(entry);
  return (
    <Box component="li" sx={{ listStyle: 'none', borderLeft: 3, borderColor: 'divider', pl: 2, py: 1 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {actionName(entry.action)}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          <Moment at={entry.at} /> ·{' '}
          {entry.actor ? <PersonLink uid={entry.actor} name={entry.actor_name} /> : translate('console.word.portal')}
        </Typography>
        {entry.undone_by ? <Chip size="small" variant="outlined" label={translate('console.history.undone')} /> : null}
        {entry.undoes ? <Chip size="small" variant="outlined" label={translate('console.history.undoes')} /> : null}
        {entry.can_undo && !entry.undone_by ? <Undo entry={entry} /> : null}
      </Stack>
      {entry.reason ? (
        <Typography variant="body2" sx={{ my: 0.5, overflowWrap: 'anywhere' }}>
          {translate('console.word.reason')}: {entry.reason}
        </Typography>
      ) : null}
      {changes.length > 0 ? <ChangeList resource={resourceOf(entry.target)} changes={changes} /> : null}
    </Box>
  );
};
