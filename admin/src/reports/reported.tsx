import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { Link as ConsoleLink, useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { useListPath } from '../queue-list/use-list-path.ts';
import { reportedPlace } from './reported-links.ts';

/** On the site mods have a page, and comments are on it; a mod's address is its slug's. */
const SiteLink = ({ modId, isComment }: { modId: string; isComment: boolean }) => {
  const translate = useTranslate();
  const { data: mod } = useGetOne<StaffModCard>('mods', { id: modId }, { retry: false });
  if (mod?.status !== 'approved') return null;
  return (
    <Link href={`/mods/${mod.slug}${isComment ? '?tab=comments' : ''}`} target="_blank" rel="noopener">
      {translate('console.action.view_on_site')}
    </Link>
  );
};

/** What a report is about, as it is now, and the ways to it. */
export const Reported = ({ report }: { report: AdminReport }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const listPath = useListPath();
  const { about, subject } = report;
  const { resource, id, filter, modId } = reportedPlace(report);
  const to = id === null ? listPath(resource, filter) : createPath({ resource, id, type: 'show' });
  return (
    <Box sx={{ mt: 1.5, p: 1.5, bgcolor: 'background.default', minWidth: 0 }}>
      {about ? (
        <>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {about.name}
            </Typography>
            <Chip
              size="small"
              variant="outlined"
              label={translate(
                subject === 'mod' ? `console.status.${about.state}` : `console.reports.state.${about.state}`,
              )}
            />
          </Box>
          <Typography
            variant="body2"
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '12em', overflowY: 'auto' }}
          >
            {about.text}
          </Typography>
        </>
      ) : (
        <Typography color="textSecondary">{translate('console.reports.gone')}</Typography>
      )}
      <Stack direction="row" sx={{ mt: 1, gap: 2, flexWrap: 'wrap', typography: 'body2' }}>
        <ConsoleLink to={to}>{translate(`console.reports.open.${subject}`)}</ConsoleLink>
        {modId ? <SiteLink modId={modId} isComment={subject === 'comment'} /> : null}
      </Stack>
    </Box>
  );
};
