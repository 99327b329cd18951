import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { UiText } from '#shared/fields/ui-text.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { LoadingTab } from '#shared/loading/loading-tab.tsx';
import { TakeDownDialog } from '#shared/take-down/take-down-dialog.tsx';
import type { TakeDownTarget } from '#shared/take-down/take-down-target.ts';

const ALL = 'all';

interface ReportTakeDownProps {
  modId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Lets staff choose one release of a reported mod, or all releases, and then take them down. */
export const ReportTakeDown = ({ modId, onDone, onClose }: ReportTakeDownProps) => {
  const translate = useTranslate();
  const { data: mod, error, refetch } = useStaffQuery('adminGetMod', { params: { id: modId } });
  const [selected, setSelected] = useState<string>();
  const [target, setTarget] = useState<TakeDownTarget>();
  if (target) return <TakeDownDialog target={target} onDone={onDone} onClose={onClose} />;
  const releases = mod?.all_releases.filter(({ taken_down }) => !taken_down) ?? [];
  const choice = selected ?? releases[0]?.id ?? ALL;
  const choose = () => {
    if (!mod) return;
    const release = releases.find(({ id }) => id === choice);
    const stays = ({ id }: { id: string }) => release !== undefined && id !== release.id;
    setTarget({
      modId,
      releaseId: release?.id,
      name: release ? `${mod.title} ${release.version}` : mod.title,
      releases: release ? [release] : releases,
      others: mod.status === 'approved' ? mod.releases.filter(stays) : null,
    });
  };
  const title = translate('console.reports.take_down.title', { name: mod?.title ?? '…' });
  return (
    <ActionDialog
      title={title}
      action={translate('console.reports.take_down.next')}
      color="error"
      isDisabled={releases.length === 0}
      focusesCancel={false}
      onConfirm={choose}
      onClose={onClose}
    >
      {error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : !mod ? (
        <LoadingTab />
      ) : releases.length === 0 ? (
        <UiText text="console.reports.take_down.none" />
      ) : (
        <RadioGroup aria-label={title} value={choice} onChange={(_event, id) => setSelected(id)}>
          {releases.map(({ id, version, verdict }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              label={`${version} · ${translate(`console.releases.verdict.${verdict}`)}`}
            />
          ))}
          {releases.length > 1 ? (
            <FormControlLabel value={ALL} control={<Radio />} label={translate('console.reports.take_down.all')} />
          ) : null}
        </RadioGroup>
      )}
    </ActionDialog>
  );
};
