import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import UndoIcon from '@mui/icons-material/Undo';
import { Button, Chip, Link as MuiLink, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useUndo } from '../acts/use-undo.ts';

const entryAddress = (id: string): string => `/admin/logs/${encodeURIComponent(id)}/show`;

const Undo = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const { undo, undoing } = useUndo();
  return (
    <Button
      size="small"
      color="inherit"
      variant="outlined"
      startIcon={<UndoIcon />}
      disabled={undoing}
      onClick={() => void undo(entry.id)}
    >
      {translate('console.logs.undo')}
    </Button>
  );
};

/** Whether an entry was undone or undoes another, with the way there; and the button that undoes it. */
export const UndoEntry = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {entry.undone_by ? (
        <>
          <Chip size="small" variant="outlined" label={translate('console.logs.undone')} />
          <MuiLink component={RouterLink} variant="body2" to={entryAddress(entry.undone_by)}>
            {translate('console.logs.undone_by')}
          </MuiLink>
        </>
      ) : null}
      {entry.undoes ? (
        <>
          <Chip size="small" variant="outlined" label={translate('console.logs.undoes')} />
          <MuiLink component={RouterLink} variant="body2" to={entryAddress(entry.undoes)}>
            {translate('console.logs.undoes_link')}
          </MuiLink>
        </>
      ) : null}
      {entry.can_undo && !entry.undone_by ? <Undo entry={entry} /> : null}
    </Stack>
  );
};
