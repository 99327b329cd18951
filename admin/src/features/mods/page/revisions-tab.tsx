import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import CompareIcon from '@mui/icons-material/CompareOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useStaffQuery } from '#shared/data/use-staff-query.ts';
import { Person } from '#shared/fields/person.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { LoadingTab } from '#shared/loading/loading-tab.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { useStaffMod } from '../use-staff-mod.ts';
import { CompareDialog, type Revision, type RevisionPair } from './compare-dialog.tsx';

const RestoreButton = ({ mod, revision }: { mod: StaffMod; revision: number }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const restore = async (close: () => void) => {
    close();
    await runAction('revertMod', { params: { id: mod.id }, body: { revision, updated_at: mod.updated_at } });
  };
  return (
    <DialogButton
      label="console.mods.bring_back"
      variant="outlined"
      disabled={isBusy}
      icon={<HistoryIcon />}
      dialog={(close) => (
        <ActionDialog
          title={translate('console.mods.bring_back_title', { revision })}
          action={translate('console.mods.bring_back')}
          onConfirm={() => void restore(close)}
          onClose={close}
        >
          {translate('console.mods.bring_back_help')}
        </ActionDialog>
      )}
    />
  );
};

interface RowProps {
  mod: StaffMod;
  state: Revision;
  /** Compares this revision with another one. Undefined for a mod's only revision. */
  onCompare: (() => void) | undefined;
}

const Row = ({ mod, state, onCompare }: RowProps) => {
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  const describeChanges = (changed: Revision['changed']): string => {
    if (changed === null) return translate('console.mods.revision_first');
    if (changed.length === 0) return translate('console.mods.revision_same');
    const fields = changed.map((field) => translate(`resources.mods.fields.${field}`, { _: field })).join(', ');
    return translate('console.mods.revision_changed', { fields });
  };
  const isCurrent = state.revision === mod.revision;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        listStyle: 'none',
        flexWrap: 'wrap',
        alignItems: 'center',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700 }}>
          {translate('console.mods.revision', { revision: state.revision })} · {state.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Timestamp at={state.made_at} /> · <Person uid={state.made_by} />
          {state.version ? ` · ${state.version}` : ''}
        </Typography>
        <Typography variant="body2">{describeChanges(state.changed)}</Typography>
      </Box>
      {isCurrent ? <Chip size="small" color="success" label={translate('console.mods.last_approved')} /> : null}
      {onCompare ? (
        <ActionButton
          label="console.mods.compare.open"
          aria-label={translate('console.mods.compare.open_one', { revision: state.revision })}
          icon={<CompareIcon />}
          color="inherit"
          onClick={onCompare}
        />
      ) : null}
      {canCall('revertMod') && mod.deleted_at === null && !isCurrent ? (
        <RestoreButton mod={mod} revision={state.revision} />
      ) : null}
    </Stack>
  );
};

/** Two revisions, the older one first: a revision and the one before it, or the first revision and the newest. */
const getPair = (revisions: readonly Revision[], index: number): RevisionPair | undefined => {
  const [chosen, previous, newest] = [revisions[index], revisions[index + 1], revisions[0]];
  if (!chosen || !newest || revisions.length < 2) return undefined;
  return previous ? { from: previous.revision, to: chosen.revision } : { from: chosen.revision, to: newest.revision };
};

/** Approved revisions of the mod. Each can be restored, and compared with another one. */
export const RevisionsTab = () => {
  const translate = useTranslate();
  const mod = useStaffMod();
  const [pair, setPair] = useState<RevisionPair>();
  const { data, error, refetch } = useStaffQuery(
    'listRevisions',
    { params: { id: mod?.id ?? '' } },
    { enabled: mod !== undefined },
  );
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!mod || !data) return <LoadingTab />;
  if (data.length === 0) return <Typography color="textSecondary">{translate('console.mods.no_revisions')}</Typography>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {data.map((state, index) => {
          const compared = getPair(data, index);
          return <Row key={state.revision} mod={mod} state={state} onCompare={compared && (() => setPair(compared))} />;
        })}
      </Box>
      {pair ? (
        <CompareDialog modId={mod.id} revisions={data} initialPair={pair} onClose={() => setPair(undefined)} />
      ) : null}
    </>
  );
};
