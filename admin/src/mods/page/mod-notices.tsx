import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import { Alert, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../../fields/moment.tsx';
import { useRejectTexts } from '../verbs/use-reject-texts.ts';

/** What is unusual about the mod just now: thrown away, rejected and why, archived from where. */
export const ModNotices = ({ mod }: { mod: StaffMod }) => {
  const translate = useTranslate();
  const texts = useRejectTexts();
  const policy = mod.reason_code ? texts[mod.reason_code].title : null;
  return (
    <Stack spacing={1} sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      {mod.deleted_at ? (
        <Alert severity="error">
          {translate('console.mods.deleted_until')} {mod.purge_at ? <Moment at={mod.purge_at} /> : null}
        </Alert>
      ) : null}
      {mod.status === 'rejected' ? (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
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
