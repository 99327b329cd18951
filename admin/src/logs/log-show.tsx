import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, Show, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { ChangeList } from '../fields/change-list.tsx';
import { Moment } from '../fields/moment.tsx';
import { PersonLink } from '../fields/person-link.tsx';
import { entryChanges, resourceOf } from '../history/entry-changes.ts';
import { useActionName } from '../history/use-action-name.ts';
import { keptRecord } from '../layout/kept-record.tsx';
import { LogTarget } from './log-target.tsx';
import { entriesAbout } from './record-address.ts';
import { RequestId } from './request-id.tsx';
import { UndoEntry } from './undo-entry.tsx';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'contents' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(name)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
};

const Entry = () => {
  const entry = useRecordContext<LogCard>();
  const translate = useTranslate();
  const actionName = useActionName();
  const [locale] = useLocaleState();
  if (!entry) return null;
  const changes = entryChanges(entry);
  const utc = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' } as const;
  return (
    <Stack spacing={2} sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {actionName(entry.action)}
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
          <Moment at={entry.at} />
        </Fact>
        <Fact name="console.logs.utc">{new Intl.DateTimeFormat(locale, utc).format(new Date(entry.at))}</Fact>
        {entry.reason ? <Fact name="resources.logs.fields.reason">{entry.reason}</Fact> : null}
      </Box>
      <Typography variant="body2" color="textSecondary" component="div">
        <RequestId id={entry.request_id} />
      </Typography>
      <section aria-labelledby="log-changes">
        <Typography variant="h6" component="h3" id="log-changes" sx={{ mb: 1 }}>
          {translate('console.logs.changes')}
        </Typography>
        {changes.length > 0 ? (
          <ChangeList resource={resourceOf(entry.target)} changes={changes} />
        ) : (
          <Typography color="textSecondary">{translate('console.logs.nothing_changed')}</Typography>
        )}
      </section>
      <Link to={entriesAbout(entry.target)} variant="body2" sx={{ alignSelf: 'start' }}>
        {translate('console.logs.only_record')}
      </Link>
      <UndoEntry entry={entry} />
    </Stack>
  );
};

/** One entry of the log with every field that changed. Nobody edits it. */
export const LogShow = () => <Show actions={false} {...keptRecord(<Entry />)} />;
