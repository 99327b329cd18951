import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import BlockIcon from '@mui/icons-material/Block';
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { BanDialog } from './ban-dialog.tsx';

/**
 * Bans an account, or changes reason and end of a ban. A ban is lifted without a confirmation, because the toast offers
 * undo. Hidden without permission.
 */
export const BanButtons = ({ user }: { user: AdminUserCard }) => {
  const { runAction, isBusy } = useStaffMutation();
  if (!user.can.ban) return null;
  return (
    <>
      <DialogButton
        size="medium"
        variant={user.is_banned ? 'outlined' : 'contained'}
        color="error"
        icon={<BlockIcon />}
        label={user.is_banned ? 'console.users.ban.again' : 'console.action.ban'}
        dialog={(close) => <BanDialog user={user} onClose={close} />}
      />
      {user.is_banned ? (
        <ActionButton
          size="medium"
          variant="outlined"
          icon={<LockOpenIcon />}
          label="console.action.unban"
          disabled={isBusy}
          onClick={() => void runAction('unbanUser', { params: { uid: user.id } })}
        />
      ) : null}
    </>
  );
};
