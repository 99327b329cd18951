import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Lifts a ban without a confirmation. The toast offers undo. */
export const UnbanButton = ({ user }: { user: AdminUserCard }) => {
  const { runAction, isBusy } = useStaffMutation();
  if (!user.is_banned || !user.can.ban) return null;
  return (
    <ActionButton
      size="medium"
      variant="outlined"
      icon={<LockOpenIcon />}
      label="console.action.unban"
      disabled={isBusy}
      onClick={() => void runAction('unbanUser', { params: { uid: user.id } })}
    />
  );
};
