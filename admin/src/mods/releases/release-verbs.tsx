import type { StaffMod, StaffRelease } from '@bigorna/domain/endpoints/admin/staff-mod';
import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../acts/reason-dialog.tsx';
import { TypedConfirm } from '../../acts/typed-confirm.tsx';
import { useStaffAct } from '../../acts/use-staff-act.tsx';
import { ActionButton } from '../action-button.tsx';
import { TakeDownButton } from '../take-down/take-down-button.tsx';
import { ReleaseEdit } from './release-edit.tsx';

interface ReleaseVerbsProps {
  mod: StaffMod;
  release: StaffRelease;
}

/**
 * What can be done to a release: edit, confirm or bring back, withdraw with a reason, take down as harmful, delete by
 * its typed version.
 */
export const ReleaseVerbs = ({ mod, release }: ReleaseVerbsProps) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [open, setOpen] = useState<'edit' | 'withdraw' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const params = { mod: mod.id, id: release.id };
  const seen = { updated_at: mod.updated_at };
  const withdraw = async (reason: string) => {
    if (await act('withdrawRelease', { params, body: { reason, ...seen } })) close();
  };
  const remove = async () => {
    if ((await act('deleteRelease', { params })) !== undefined) close();
  };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {release.verdict === 'clear' ? null : (
        <ActionButton
          label={release.verdict === 'pending' ? 'console.releases.confirm' : 'console.releases.bring_back'}
          variant="contained"
          disabled={acting}
          onClick={() => void act('clearRelease', { params, body: seen })}
          icon={<CheckIcon />}
        />
      )}
      <ActionButton label="ra.action.edit" variant="outlined" onClick={() => setOpen('edit')} icon={<EditIcon />} />
      {release.verdict === 'refused' ? null : (
        <ActionButton
          label="console.releases.withdraw"
          variant="outlined"
          onClick={() => setOpen('withdraw')}
          icon={<VisibilityOffIcon />}
        />
      )}
      <TakeDownButton
        modId={mod.id}
        releaseId={release.id}
        name={`${mod.title} ${release.version}`}
        hasFile={release.sha256 !== null}
      />
      <ActionButton
        label="console.action.remove"
        color="error"
        variant="outlined"
        onClick={() => setOpen('delete')}
        icon={<DeleteIcon />}
      />
      {open === 'edit' ? <ReleaseEdit mod={mod} release={release} onClose={close} /> : null}
      <ReasonDialog
        open={open === 'withdraw'}
        title={translate('console.releases.withdraw_title', { version: release.version })}
        help={translate('console.releases.withdraw_help')}
        confirmLabel="console.releases.withdraw"
        acting={acting}
        onSubmit={({ text }) => void withdraw(text)}
        onClose={close}
      />
      <TypedConfirm
        open={open === 'delete'}
        title={translate('console.releases.delete_title', { version: release.version })}
        word={release.version}
        acting={acting}
        onConfirm={() => void remove()}
        onClose={close}
      >
        {translate('console.releases.delete_help')}
      </TypedConfirm>
    </Stack>
  );
};
