import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Chip, Link as MuiLink, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { UndoButton } from '#shared/history/undo-button.tsx';

interface OtherEntryProps {
  id: string | null;
  /** Message key of the relation to the other entry, such as "undone". */
  state: string;
  /** Message key of the link. */
  link: string;
}

const OtherEntry = ({ id, state, link }: OtherEntryProps) => {
  const translate = useTranslate();
  return id ? (
    <>
      <Chip size="small" variant="outlined" label={translate(state)} />
      <MuiLink component={RouterLink} variant="body2" to={`/admin/logs/${encodeURIComponent(id)}/show`}>
        {translate(link)}
      </MuiLink>
    </>
  ) : null;
};

/** Undo button of a log entry. If the entry was undone, or is an undo, links to the other entry. */
export const UndoEntry = ({ entry }: { entry: LogCard }) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <OtherEntry id={entry.undone_by} state="console.logs.undone" link="console.logs.undone_by" />
    <OtherEntry id={entry.undoes} state="console.logs.undoes" link="console.logs.undoes_link" />
    {entry.can_undo && !entry.undone_by ? <UndoButton entry={entry} variant="outlined" /> : null}
  </Stack>
);
