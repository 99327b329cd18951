import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod';
import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Alert, Box, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useCanAccess, useTranslate } from 'react-admin';
import { useStaffAct } from '../../acts/use-staff-act.tsx';
import { useStaffQuery } from '../../data/use-staff-query.ts';
import { Moment } from '../../fields/moment.tsx';
import { ActionButton } from '../action-button.tsx';
import { Person } from '../person.tsx';
import { useStaffMod } from '../staff-mod.ts';
import { LoadingTab } from './loading-tab.tsx';

type Revision = AnswerOf<'listRevisions'>[number];

const BringBack = ({ mod, revision }: { mod: StaffMod; revision: number }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [open, setOpen] = useState(false);
  const bringBack = async () => {
    setOpen(false);
    await act('revertMod', { params: { id: mod.id }, body: { revision, updated_at: mod.updated_at } });
  };
  return (
    <>
      <ActionButton
        label="console.mods.bring_back"
        variant="outlined"
        disabled={acting}
        onClick={() => setOpen(true)}
        icon={<HistoryIcon />}
      />
      <Confirm
        isOpen={open}
        title={translate('console.mods.bring_back_title', { revision })}
        content={translate('console.mods.bring_back_help')}
        onConfirm={() => void bringBack()}
        onClose={() => setOpen(false)}
      />
    </>
  );
};

const Row = ({ mod, state }: { mod: StaffMod; state: Revision }) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'mods', action: 'revert' });
  const isPresent = state.revision === mod.revision;
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
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {translate('console.mods.revision', { revision: state.revision })} · {state.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Moment at={state.made_at} /> · <Person uid={state.made_by} />
          {state.version ? ` · ${state.version}` : ''}
        </Typography>
      </Box>
      {isPresent ? <Chip size="small" color="success" label={translate('console.mods.last_approved')} /> : null}
      {canAccess && mod.deleted_at === null ? <BringBack mod={mod} revision={state.revision} /> : null}
    </Stack>
  );
};

/** The approved states of the mod, each to be brought back. */
export const RevisionsTab = () => {
  const translate = useTranslate();
  const mod = useStaffMod();
  const { data, error, refetch } = useStaffQuery(
    'listRevisions',
    { params: { id: mod?.id ?? '' } },
    { enabled: mod !== undefined },
  );
  if (error)
    return (
      <Alert severity="error" action={<ActionButton label="console.action.retry" onClick={() => void refetch()} />}>
        {error.message}
      </Alert>
    );
  if (!mod || !data) return <LoadingTab />;
  if (data.length === 0) return <Typography color="textSecondary">{translate('console.mods.no_revisions')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((state) => (
        <Row key={state.revision} mod={mod} state={state} />
      ))}
    </Box>
  );
};
