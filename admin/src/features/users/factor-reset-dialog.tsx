import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { StaffReasonDialog } from '#shared/actions/staff-reason-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

/** Requests the removal of an account's second factors. Another person must confirm the request. */
export const FactorResetDialog = ({ user, onClose }: { user: AdminUserCard; onClose: () => void }) => {
  const { runAction } = useStaffMutation();
  return (
    <StaffReasonDialog
      id={`users/${user.id}/factor-reset`}
      texts="console.users.reset_factors"
      name={user.display_name}
      runAction={(reason) => runAction('requestFactorReset', { params: { uid: user.id }, body: { reason } })}
      onClose={onClose}
    />
  );
};
