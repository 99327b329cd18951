import AddIcon from '@mui/icons-material/Add';
import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { LoadingTab } from '#shared/loading/loading-tab.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { DownloadersButton } from '#shared/take-down/downloaders-button.tsx';
import { useStaffMod } from '../use-staff-mod.ts';
import { ReleaseAdd } from './release-add.tsx';
import { ReleaseCard } from './release-card.tsx';
import { TakeDownButton } from './take-down-button.tsx';

/** Releases of the mod with any verdict, newest first. */
export const ReleasesTab = () => {
  const translate = useTranslate();
  const mod = useStaffMod();
  const { canCall } = useCurrentStaff();
  const [adding, setAdding] = useState(false);
  if (!mod) return <LoadingTab />;
  const canEdit = canCall('updateRelease') && mod.deleted_at === null;
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {canEdit ? (
          <ActionButton
            label="console.releases.new"
            variant="contained"
            onClick={() => setAdding(true)}
            icon={<AddIcon />}
          />
        ) : null}
        {mod.all_releases.length > 0 ? (
          <TakeDownButton
            modId={mod.id}
            name={mod.title}
            releases={mod.all_releases}
            others={mod.status === 'approved' ? [] : null}
          />
        ) : null}
        <DownloadersButton modId={mod.id} name={mod.title} />
      </Stack>
      {mod.all_releases.length === 0 ? (
        <Typography color="textSecondary">{translate('console.releases.none')}</Typography>
      ) : (
        mod.all_releases.map((release) => (
          <ReleaseCard key={release.id} mod={mod} release={release} canEdit={canEdit} />
        ))
      )}
      {adding ? <ReleaseAdd mod={mod} onClose={() => setAdding(false)} /> : null}
    </Stack>
  );
};
