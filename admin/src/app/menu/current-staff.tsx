import { isStaff } from '@bigorna/domain/access/roles';
import { Box, Chip, Typography } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

/** The current user with their role, which decides their permissions. */
export const CurrentStaff = () => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { role } = useCurrentStaff();
  if (!identity || !role || !isStaff(role)) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography component="span" variant="body2" noWrap sx={{ maxWidth: 160 }}>
        {identity.fullName}
      </Typography>
      <Chip size="small" variant="outlined" color="primary" label={translate(`console.users.role.${role}`)} />
    </Box>
  );
};
