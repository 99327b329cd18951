import { isStaff, type Role } from '@bigorna/domain/access/roles';
import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';

const COLORS = { moderator: 'info', admin: 'primary', super_admin: 'warning' } as const;

/** Role badge of a staff member; nothing for members. */
export const RoleBadge = ({ role }: { role: Role }) => {
  const translate = useTranslate();
  return isStaff(role) ? (
    <Chip size="small" variant="outlined" color={COLORS[role]} label={translate(`console.users.role.${role}`)} />
  ) : null;
};
