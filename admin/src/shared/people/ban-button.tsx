import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import BlockIcon from '@mui/icons-material/Block';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { BanDialog } from './ban-dialog.tsx';

/** Bans an account, or changes reason and end of a ban. Hidden without permission. */
export const BanButton = ({ user }: { user: AdminUserCard }) =>
  user.can.ban ? (
    <DialogButton
      size="medium"
      variant={user.is_banned ? 'outlined' : 'contained'}
      color="error"
      icon={<BlockIcon />}
      label={user.is_banned ? 'console.users.ban.again' : 'console.action.ban'}
      dialog={(close) => <BanDialog user={user} onClose={close} />}
    />
  ) : null;
