import type { AdminReport } from '@bigorna/domain/endpoints/admin/comments.schemas';
import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { Link as ConsoleLink, useTranslate } from 'react-admin';
import { useStaffRecord } from '#shared/data/use-staff-record.ts';
import { getListPath } from '#shared/pages/get-list-path.ts';
import { getReportTarget } from './get-report-target.ts';
import { toCommentParams } from './use-report-actions.tsx';

/** Link to the mod, or to the reported comment, on the site. Loads the mod, because a mod's URL contains the slug. */
const SiteLink = ({ modId, commentId }: { modId: string; commentId: string | undefined }) => {
  const translate = useTranslate();
  const { data: mod } = useStaffRecord('mods', modId, { retry: false });
  if (!mod) return null;
  return (
    <>
      {mod.status === 'approved' ? (
        <Link
          href={`/mods/${mod.slug}${commentId === undefined ? '' : `?tab=comments&c=${commentId}`}`}
          target="_blank"
          rel="noopener"
        >
          {translate('console.action.view_on_site')}
        </Link>
      ) : null}
      {commentId === undefined ? null : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {mod.title}
        </Box>
      )}
    </>
  );
};

/** Current state of a report's target, with links. */
export const ReportedItem = ({ report }: { report: AdminReport }) => {
  const translate = useTranslate();
  const { about, subject } = report;
  const commentId = subject === 'comment' ? toCommentParams(report).id : undefined;
  const { resource, id, filter, modId } = getReportTarget(report);
  const to = id === null ? getListPath(resource, filter) : `/admin/${resource}/${encodeURIComponent(id)}/show`;
  return (
    <Box sx={{ mt: 1.5, p: 1.5, bgcolor: 'background.default', minWidth: 0 }}>
      {about ? (
        <>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography component="span" sx={{ fontWeight: 700 }}>
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
          <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', maxHeight: '12em', overflowY: 'auto' }}>
            {about.text}
          </Typography>
        </>
      ) : (
        <Typography color="textSecondary">{translate('console.reports.gone')}</Typography>
      )}
      <Stack direction="row" sx={{ mt: 1, gap: 2, flexWrap: 'wrap', typography: 'body2' }}>
        <ConsoleLink to={to}>{translate(`console.reports.open.${subject}`)}</ConsoleLink>
        {modId ? <SiteLink modId={modId} commentId={commentId} /> : null}
      </Stack>
    </Box>
  );
};
