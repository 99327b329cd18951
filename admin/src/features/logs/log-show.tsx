import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Box, Stack, Typography } from '@mui/material';
import { Link, Show, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { ChangeList, Fact } from '#shared/fields/change-list.tsx';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { getEntryChanges, getResourceName } from '#shared/history/get-entry-changes.ts';
import { useActionName } from '#shared/history/use-action-name.ts';
import { keepRecordOnError } from '#shared/loading/keep-record-on-error.tsx';
import { getEntriesPath } from './get-record-path.ts';
import { LogTarget } from './log-target.tsx';
import { RequestId } from './request-id.tsx';
import { UndoEntry } from './undo-entry.tsx';

const Entry = () => {
  const entry = useRecordContext<LogCard>();
  const translate = useTranslate();
  const actionName = useActionName();
  const [locale] = useLocaleState();
  if (!entry) return null;
  const changes = getEntryChanges(entry);
  const utc = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' } as const;
  return (
    <Stack spacing={2} sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Typography variant="h5" component="h2">
        {actionName(entry)}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: '140px 1fr' },
          columnGap: 2,
          rowGap: { xs: 0.25, sm: 1 },
        }}
      >
        <Fact name="resources.logs.fields.target">
          <LogTarget entry={entry} />
        </Fact>
        <Fact name="resources.logs.fields.actor">
          {entry.actor ? <PersonLink uid={entry.actor} name={entry.actor_name} /> : translate('console.logs.portal')}
        </Fact>
        <Fact name="resources.logs.fields.at">
          <Timestamp at={entry.at} />
        </Fact>
        <Fact name="console.logs.utc">{new Intl.DateTimeFormat(locale, utc).format(new Date(entry.at))}</Fact>
        {entry.reason ? <Fact name="resources.logs.fields.reason">{entry.reason}</Fact> : null}
      </Box>
      <Typography variant="body2" color="textSecondary" component="div">
        <RequestId id={entry.request_id} />
      </Typography>
      <section aria-labelledby="log-changes">
        <UiText variant="h6" component="h3" id="log-changes" sx={{ mb: 1 }} text="console.logs.changes" />
        {changes.length > 0 ? (
          <ChangeList resource={getResourceName(entry.target)} changes={changes} names={entry.names} />
        ) : (
          <UiText color="textSecondary" text="console.logs.nothing_changed" />
        )}
      </section>
      <Link to={getEntriesPath(entry.target)} variant="body2" sx={{ alignSelf: 'start' }}>
        {translate('console.logs.only_record')}
      </Link>
      <UndoEntry entry={entry} />
    </Stack>
  );
};

/** One log entry with all changed fields. Read-only. */
export const LogShow = () => <Show actions={false} {...keepRecordOnError(<Entry />)} />;
