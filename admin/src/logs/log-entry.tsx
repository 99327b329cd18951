import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import { Box, Stack, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { ChangeList } from '../fields/change-list.tsx';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { entryChanges, resourceOf } from '../history/entry-changes.ts';
import { useActionName } from '../history/use-action-name.ts';
import { LogTarget } from './log-target.tsx';
import { entriesAbout } from './record-address.ts';
import { RequestId } from './request-id.tsx';
import { UndoEntry } from './undo-entry.tsx';

/** So many fields are told in the list; the entry's own page has all. */
const SHOWN = 4;

/** One line of the log: who did what to whom and why, what changed, and the ways on. */
export const LogEntry = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const actionName = useActionName();
  const changes = entryChanges(entry);
  const address = `/admin/logs/${encodeURIComponent(entry.id)}/show`;
  return (
    <Stack
      component="article"
      spacing={1}
      aria-labelledby={`log-${entry.id}`}
      sx={{ p: 2, borderBottom: 2, borderColor: 'divider', minWidth: 0 }}
    >
      <Typography component="h2" variant="body1" id={`log-${entry.id}`} sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {actionName(entry.action)}
        </Box>
        {': '}
        <LogTarget entry={entry} />
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
      >
        <Moment at={entry.at} />
        {entry.actor ? (
          <PersonLink uid={entry.actor} name={entry.actor_name} />
        ) : (
          <span>{translate('console.logs.portal')}</span>
        )}
        <RequestId id={entry.request_id} />
      </Typography>
      {entry.reason ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {translate('console.logs.reason', { reason: entry.reason })}
        </Typography>
      ) : null}
      {changes.length > 0 ? <ChangeList resource={resourceOf(entry.target)} changes={changes.slice(0, SHOWN)} /> : null}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Link to={address} variant="body2">
          {translate('console.logs.open_entry')}
          {changes.length > SHOWN
            ? ` (${translate('console.logs.more_changes', { smart_count: changes.length - SHOWN })})`
            : ''}
        </Link>
        <Link to={entriesAbout(entry.target)} variant="body2">
          {translate('console.logs.only_record')}
        </Link>
        <UndoEntry entry={entry} />
      </Stack>
    </Stack>
  );
};
