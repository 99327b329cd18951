import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActionDialog } from '#shared/actions/titled-dialog.tsx';
import { useStaffList } from '#shared/data/use-staff-list.ts';

const COUNT_ONLY = { sort: { field: 'member_since', order: 'DESC' }, pagination: { page: 1, perPage: 1 } } as const;

/** Number of accounts with a role; undefined while loading. */
const useHolders = (role: 'moderator' | 'admin'): number | undefined =>
  useStaffList('users', { ...COUNT_ONLY, filter: { role } }).total;

/** Asks before other staff lose access to the console. Shows how many staff members lose access. */
export const ConfirmRestriction = ({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) => {
  const translate = useTranslate();
  const moderators = useHolders('moderator');
  const admins = useHolders('admin');
  const others = moderators === undefined || admins === undefined ? undefined : moderators + admins;
  return (
    <ActionDialog
      title={translate('console.settings.confirm_title')}
      action={translate('console.settings.confirm')}
      color="error"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <DialogContentText component="div" aria-live="polite">
        <p>{translate('console.settings.access.super_admin_help')}</p>
        {others === undefined ? null : (
          <p>
            <strong>
              {others === 0
                ? translate('console.settings.confirm_nobody')
                : translate('console.settings.confirm_count', { smart_count: others })}
            </strong>
          </p>
        )}
        <p>{translate('console.settings.confirm_unsaved')}</p>
      </DialogContentText>
    </ActionDialog>
  );
};
