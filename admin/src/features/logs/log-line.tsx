import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { useActionName } from '#shared/history/use-action-name.ts';
import { RowLink } from '#shared/lists/row-link.tsx';
import { LogTarget } from './log-target.tsx';

/** A log entry on one line: when, who, what and why. The entry's page has the changes and the undo. */
export const LogLine = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const actionName = useActionName();
  return (
    <Typography
      component="article"
      variant="body2"
      aria-label={actionName(entry)}
      sx={{
        px: 2,
        py: 0.5,
        minWidth: 0,
        borderBottom: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 1.5,
        '& > *': { minWidth: 0 },
      }}
    >
      <Box component="span" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
        <Timestamp at={entry.at} />
      </Box>
      <Box component="span" sx={{ flexShrink: 0, maxWidth: '12em' }}>
        {entry.actor ? <PersonLink uid={entry.actor} name={entry.actor_name} /> : translate('console.logs.portal')}
      </Box>
      <span>
        <RowLink to={`/admin/logs/${encodeURIComponent(entry.id)}/show`} variant="body2">
          {actionName(entry)}
        </RowLink>
        {' · '}
        <LogTarget entry={entry} />
        {entry.reason ? ` · ${entry.reason}` : ''}
      </span>
    </Typography>
  );
};
