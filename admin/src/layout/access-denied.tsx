import { isStaff, ROLE_BADGES } from '@bigorna/domain/access/roles';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { UiText } from '../fields/ui-text.tsx';
import { useCurrentStaff } from '../session/use-current-staff.ts';

/** Page for a missing permission: reason and link. */
export const AccessDenied = () => {
  const translate = useTranslate();
  const { role } = useCurrentStaff();
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center', maxWidth: 560, mx: 'auto' }}>
      <Title title="console.error.forbidden_page" preferenceKey={false} />
      <LockIcon sx={{ fontSize: 56, color: 'text.secondary' }} />
      <UiText variant="h5" component="p" sx={{ my: 2 }} text="console.error.forbidden_page" />
      {role && isStaff(role) ? (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {translate('console.error.forbidden_page_detail', { role: ROLE_BADGES[role] })}
        </Typography>
      ) : null}
      <Button component={Link} to="/admin" variant="contained">
        {translate('console.menu.dashboard')}
      </Button>
    </Box>
  );
};
