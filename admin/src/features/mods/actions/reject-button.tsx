import type { StaffModCard } from '@bigorna/domain/endpoints/mods.schemas';
import CloseIcon from '@mui/icons-material/Close';
import { useRecordContext, useUnselect } from 'react-admin';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { RejectDialog } from '#shared/rejection/reject-dialog.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { canTransition } from './mod-actions.ts';

/** Rejects the mod with a reason. Hidden unless the mod's status and the user's role allow a rejection. */
export const RejectButton = () => {
  const mod = useRecordContext<StaffModCard>();
  const { canCall } = useCurrentStaff();
  const unselect = useUnselect('mods');
  return mod && canTransition('reject')(mod) && canCall('rejectMod') ? (
    <DialogButton
      label="console.action.reject"
      color="error"
      variant="outlined"
      icon={<CloseIcon />}
      dialog={(close) => <RejectDialog mod={mod} onClose={close} onDone={() => unselect([mod.id])} />}
    />
  ) : null;
};
