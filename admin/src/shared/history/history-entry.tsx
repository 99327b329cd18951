import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { getEntryChanges, getResourceName } from './get-entry-changes.ts';
import { UndoButton } from './undo-button.tsx';
import { useActionName } from './use-action-name.ts';

/** One history entry: staff member, action, date, reason, changed fields and undo. */
export const HistoryEntry = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const actionName = useActionName();
  const changes = getEntryChanges(entry);
  const resource = getResourceName(entry.target);
  return (
    <Box component="li" sx={{ listStyle: 'none', borderLeft: 3, borderColor: 'divider', pl: 2, py: 1 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {actionName(entry)}
          {/* Name the release: a mod's history includes all its releases. */}
          {resource === 'releases' && entry.target_name ? ` · ${entry.target_name}` : ''}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          <Timestamp at={entry.at} /> ·{' '}
          {entry.actor ? <PersonLink uid={entry.actor} name={entry.actor_name} /> : translate('console.word.portal')}
        </Typography>
        {entry.undone_by ? <Chip size="small" variant="outlined" label={translate('console.logs.undone')} /> : null}
        {entry.undoes ? <Chip size="small" variant="outlined" label={translate('console.history.undoes')} /> : null}
        {entry.can_undo && !entry.undone_by ? <UndoButton entry={entry} /> : null}
      </Stack>
      {entry.reason ? (
        <Typography variant="body2" sx={{ my: 0.5 }}>
          {translate('console.logs.reason', { reason: entry.reason })}
        </Typography>
      ) : null}
      {changes.length > 0 ? <ChangeList resource={resource} changes={changes} names={entry.names} /> : null}
    </Box>
  );
};
