import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { DELETED_MOD_KEPT_DAYS } from '@bigorna/domain/limits';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, AlertTitle } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useRecordContext, useTranslate } from 'react-admin';
import { TypedConfirm } from '../../acts/typed-confirm.tsx';
import { type ActFailure, useStaffAct } from '../../acts/use-staff-act.tsx';
import { ActionButton } from '../action-button.tsx';

const Delete = ({ mod }: { mod: StaffModCard }) => {
  const translate = useTranslate();
  const { act, acting } = useStaffAct();
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<ActFailure | null>(null);
  const onFailure = (by: ActFailure): boolean => {
    setFailure(by);
    return true;
  };
  const close = () => {
    setFailure(null);
    setOpen(false);
  };
  const confirm = async () => {
    setFailure(null);
    if (await act('adminDeleteMod', { params: { id: mod.id } }, { undo: true, onFailure })) close();
  };
  return (
    <>
      <ActionButton
        label="console.action.remove"
        color="error"
        variant="outlined"
        onClick={() => setOpen(true)}
        icon={<DeleteIcon />}
      />
      <TypedConfirm
        open={open}
        title={translate('console.mods.delete.title', { title: mod.title })}
        word={mod.title}
        acting={acting}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        {translate('console.mods.delete.help', { days: DELETED_MOD_KEPT_DAYS })}
        {failure ? (
          <Alert severity="error" role="alert" sx={{ mt: 1.5 }}>
            <AlertTitle>{translate('console.mods.failure.delete')}</AlertTitle>
            {failure.message}
          </Alert>
        ) : null}
      </TypedConfirm>
    </>
  );
};

/** Throws the record away once its title was typed; shown to those who may, while it is not thrown away already. */
export const DeleteButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canAccess } = useCanAccess({ resource: 'mods', action: 'delete' });
  return mod && canAccess && mod.deleted_at === null ? <Delete mod={mod} /> : null;
};
