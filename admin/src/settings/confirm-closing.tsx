import type { AdminUser } from '@bigorna/domain/endpoints/admin/users';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useGetList, useTranslate } from 'react-admin';

const COUNT_ONLY = { sort: { field: 'member_since', order: 'DESC' }, pagination: { page: 1, perPage: 1 } } as const;

/** How many have a role; undefined until it is known. */
const useHolders = (role: 'moderator' | 'admin'): number | undefined =>
  useGetList<AdminUser>('users', { ...COUNT_ONLY, filter: { role } }).total;

interface ConfirmClosingProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before others lose the console, and says how many they are. */
export const ConfirmClosing = ({ onConfirm, onClose }: ConfirmClosingProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const moderators = useHolders('moderator');
  const admins = useHolders('admin');
  const others = moderators === undefined || admins === undefined ? undefined : moderators + admins;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('console.settings.confirm_title')}</DialogTitle>
      <DialogContent>
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
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} autoFocus>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          {translate('console.settings.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
