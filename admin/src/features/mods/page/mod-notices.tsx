import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { findMissing } from '@bigorna/domain/review-checklist';
import { Alert, AlertTitle, Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { useRejectTexts } from '#shared/fields/use-reject-texts.ts';

/** What a draft lacks before it goes to the queue. */
const DraftNotice = ({ mod }: { mod: StaffMod }) => {
  const translate = useTranslate();
  const missing = findMissing(mod);
  if (missing.length === 0) return <Alert severity="success">{translate('console.mods.draft.ready')}</Alert>;
  return (
    <Alert severity="info">
      <AlertTitle>{translate('console.mods.draft.missing')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map((code) => (
          <li key={code}>{translate(`console.findings.title.${code}`)}</li>
        ))}
      </Box>
    </Alert>
  );
};

/** Notices: a draft's missing parts, purge date, reason of a rejection, status before archiving. */
export const ModNotices = ({ mod }: { mod: StaffMod }) => {
  const translate = useTranslate();
  const texts = useRejectTexts();
  const policy = mod.reason_code ? texts[mod.reason_code].title : null;
  return (
    <Stack spacing={1} sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {mod.deleted_at ? (
        <Alert severity="error">
          {translate('console.mods.deleted_until')} {mod.purge_at ? <Timestamp at={mod.purge_at} /> : null}
        </Alert>
      ) : null}
      {mod.status === 'draft' && mod.deleted_at === null ? <DraftNotice mod={mod} /> : null}
      {mod.status === 'rejected' ? (
        <Alert severity="warning">
          {[policy, mod.reason].filter(Boolean).join(' · ') || translate('console.mods.rejected_without_reason')}
        </Alert>
      ) : null}
      {mod.status === 'archived' && mod.deleted_at === null ? (
        <Alert severity="info">
          {translate('console.mods.archived_from', {
            status: translate(`console.status.${mod.former_status ?? 'draft'}`),
          })}
        </Alert>
      ) : null}
    </Stack>
  );
};
