import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { DELETED_MOD_RETENTION_DAYS } from '@bigorna/domain/limits';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { TypedConfirm } from '#shared/actions/typed-confirm.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

const DeleteDialog = ({ mod, onClose }: { mod: StaffModCard; onClose: () => void }) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation('mod_delete_failed');
  const confirm = async () => {
    if (await runAction('adminDeleteMod', { params: { id: mod.id } })) onClose();
  };
  return (
    <TypedConfirm
      title={translate('console.mods.delete.title', { title: mod.title })}
      word={mod.title}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {translate('console.mods.delete.help', { days: DELETED_MOD_RETENTION_DAYS })}
    </TypedConfirm>
  );
};

/** Soft-deletes the mod after its title is typed. Hidden without permission or if already deleted. */
export const DeleteButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canCall } = useCurrentStaff();
  return mod && canCall('adminDeleteMod') && mod.deleted_at === null ? (
    <DialogButton
      label="console.action.remove"
      color="error"
      variant="outlined"
      icon={<DeleteIcon />}
      dialog={(close) => <DeleteDialog mod={mod} onClose={close} />}
    />
  ) : null;
};
