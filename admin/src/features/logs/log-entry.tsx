import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Box, Stack, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { ChangeList } from '#shared/fields/change-list.tsx';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { getEntryChanges, getResourceName } from '#shared/history/get-entry-changes.ts';
import { useActionName } from '#shared/history/use-action-name.ts';
import { ROW_LINK } from '#shared/lists/use-row-keys.ts';
import { getEntriesPath } from './get-record-path.ts';
import { LogTarget } from './log-target.tsx';
import { RequestId } from './request-id.tsx';
import { UndoEntry } from './undo-entry.tsx';

/** Maximum of fields in the list. The entry's page shows all. */
const SHOWN_MAX = 4;

/** One log line: staff member, action, target, reason, changes and links. */
export const LogEntry = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const actionName = useActionName();
  const changes = getEntryChanges(entry);
  const path = `/admin/logs/${encodeURIComponent(entry.id)}/show`;
  return (
    <Stack
      component="article"
      spacing={1}
      aria-labelledby={`log-${entry.id}`}
      sx={{ p: 2, borderBottom: 2, borderColor: 'divider', minWidth: 0 }}
    >
      <Typography component="h2" variant="body1" id={`log-${entry.id}`}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {actionName(entry)}
        </Box>
        {' · '}
        <LogTarget entry={entry} />
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
      >
        <Timestamp at={entry.at} />
        {entry.actor ? (
          <PersonLink uid={entry.actor} name={entry.actor_name} />
        ) : (
          <span>{translate('console.logs.portal')}</span>
        )}
        <RequestId id={entry.request_id} />
      </Typography>
      {entry.reason ? (
        <Typography variant="body2">{translate('console.logs.reason', { reason: entry.reason })}</Typography>
      ) : null}
      {changes.length > 0 ? (
        <ChangeList
          resource={getResourceName(entry.target)}
          changes={changes.slice(0, SHOWN_MAX)}
          names={entry.names}
        />
      ) : null}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Link to={path} variant="body2" {...{ [ROW_LINK]: '' }}>
          {translate('console.logs.open_entry')}
          {changes.length > SHOWN_MAX
            ? ` (${translate('console.logs.more_changes', { smart_count: changes.length - SHOWN_MAX })})`
            : ''}
        </Link>
        <Link to={getEntriesPath(entry.target)} variant="body2">
          {translate('console.logs.only_record')}
        </Link>
        <UndoEntry entry={entry} />
      </Stack>
    </Stack>
  );
};
