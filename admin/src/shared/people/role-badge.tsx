import { isStaff, ROLE_BADGES, type Role } from '@bigorna/domain/access/roles';
import { Chip } from '@mui/material';

const COLORS = { moderator: 'info', admin: 'primary', super_admin: 'warning' } as const;

/** Role badge of a staff member; nothing for members. */
export const RoleBadge = ({ role }: { role: Role }) =>
  isStaff(role) ? <Chip size="small" variant="outlined" color={COLORS[role]} label={ROLE_BADGES[role]} /> : null;
