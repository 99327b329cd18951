import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { ActionButton } from '#shared/actions/action-button.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Marks an account's e-mail as verified or unverified. Hidden without permission. */
export const VerifiedButton = ({ user }: { user: AdminUserCard }) => {
  const { runAction, isBusy } = useStaffMutation();
  if (!user.can.edit) return null;
  const done = user.is_verified ? 'console.users.unverified_done' : 'console.users.verified_done';
  const body = { is_verified: !user.is_verified, version: user.version };
  return (
    <ActionButton
      size="medium"
      variant="outlined"
      icon={<VerifiedIcon />}
      label={body.is_verified ? 'console.users.verify' : 'console.users.unverify'}
      disabled={isBusy}
      onClick={() => void runAction('adminUpdateUser', { params: { id: user.id }, body }, { done })}
    />
  );
};
