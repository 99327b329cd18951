import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';

const CALLS = {
  /** Revokes all sessions of an account. The member must sign in again. */
  revoke: 'revokeSessions',
  /** The second person's word for the removal of all second factors of an account. */
  confirm_factor_reset: 'confirmFactorReset',
  cancel_factor_reset: 'cancelFactorReset',
} as const;

interface ConfirmDialogProps {
  /** `expire_password`: the member must set a new password through a reset e-mail, to the address that is shown. */
  action: keyof typeof CALLS | 'expire_password';
  user: AdminUserCard;
  onClose: () => void;
}

/** Asks before an action on an account that needs no input. */
export const ConfirmDialog = ({ action, user, onClose }: ConfirmDialogProps) => {
  const translate = useTranslate();
  const { runAction, isBusy } = useStaffMutation();
  const texts = `console.users.${action}`;
  const email = user.email ?? '';
  const run = (): Promise<unknown> => {
    const [params, options] = [{ uid: user.id }, { onDone: onClose }];
    return action === 'expire_password'
      ? runAction('expirePassword', { params, body: { email } }, options)
      : runAction(CALLS[action], { params }, options);
  };
  return (
    <ActionDialog
      title={translate(`${texts}.title`, { name: user.display_name })}
      action={translate(`${texts}.button`)}
      isDisabled={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {translate(`${texts}.text`, { email: email || '—' })}
    </ActionDialog>
  );
};
