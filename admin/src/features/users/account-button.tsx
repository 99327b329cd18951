import type { AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import BadgeIcon from '@mui/icons-material/BadgeOutlined';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HideImageIcon from '@mui/icons-material/HideImageOutlined';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import NoEncryptionIcon from '@mui/icons-material/NoEncryptionOutlined';
import PersonRemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import type { ComponentType } from 'react';
import { DialogButton } from '#shared/actions/dialog-button.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FactorResetDialog } from './factor-reset-dialog.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface AccountDialog {
  /** Whether the current user may run the action on this account. */
  isAvailable: (user: AdminUserCard) => boolean;
  icon: ComponentType;
  color?: 'error';
  dialog: ComponentType<{ user: AdminUserCard; onClose: () => void }>;
}

/** Actions on an account that open a dialog. The label of the button is the message `console.users.<action>.button`. */
const DIALOGS = {
  role: { isAvailable: ({ can }) => can.change_role, icon: BadgeIcon, dialog: RoleDialog },
  profile: { isAvailable: ({ can }) => can.edit, icon: EditIcon, dialog: ProfileDialog },
  revoke: {
    isAvailable: ({ can }) => can.revoke,
    icon: LogoutIcon,
    dialog: (props) => <ConfirmDialog action="revoke" {...props} />,
  },
  expire_password: {
    isAvailable: ({ can }) => can.expire_password,
    icon: LockResetIcon,
    dialog: (props) => <ConfirmDialog action="expire_password" {...props} />,
  },
  avatar: {
    isAvailable: ({ can, avatar_url }) => can.remove_avatar && avatar_url !== null,
    icon: HideImageIcon,
    dialog: AvatarDialog,
  },
  export: { isAvailable: ({ can }) => can.export, icon: DownloadIcon, dialog: ExportDialog },
  erase: { isAvailable: ({ can }) => can.erase, icon: PersonRemoveIcon, color: 'error', dialog: EraseDialog },
  reset_factors: {
    isAvailable: ({ can, has_factor, factor_reset }) => can.reset_factors && has_factor && factor_reset === null,
    icon: NoEncryptionIcon,
    dialog: FactorResetDialog,
  },
  confirm_factor_reset: {
    isAvailable: ({ factor_reset }) => factor_reset?.can_confirm === true,
    icon: NoEncryptionIcon,
    color: 'error',
    dialog: (props) => <ConfirmDialog action="confirm_factor_reset" {...props} />,
  },
  cancel_factor_reset: {
    isAvailable: ({ factor_reset }) => factor_reset !== null,
    icon: CloseIcon,
    dialog: (props) => <ConfirmDialog action="cancel_factor_reset" {...props} />,
  },
} as const satisfies Record<string, AccountDialog>;

/** Opens the dialog of an action. Hidden if the action is not available. */
export const AccountButton = ({ action, user }: { action: keyof typeof DIALOGS; user: AdminUserCard }) => {
  const { isAvailable, icon: Icon, color, dialog: Dialog }: AccountDialog = DIALOGS[action];
  return isAvailable(user) ? (
    <DialogButton
      size="medium"
      variant="outlined"
      {...(color ? { color } : {})}
      icon={<Icon />}
      label={`console.users.${action}.button`}
      dialog={(close) => <Dialog user={user} onClose={close} />}
    />
  ) : null;
};
