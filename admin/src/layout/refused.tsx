import { isStaff, ROLE_BADGES } from '@bigorna/domain/access/roles';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useReader } from '../session/use-reader.ts';

/** A page that the reader's role does not open: why, and the way on. */
export const Refused = () => {
  const translate = useTranslate();
  const { role } = useReader();
  return (
    <Box sx={{ py: 8, px: 2, textAlign: 'center', maxWidth: 560, mx: 'auto' }}>
      <Title title="console.error.forbidden_page" preferenceKey={false} />
      <LockIcon sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h5" component="p" sx={{ my: 2 }}>
        {translate('console.error.forbidden_page')}
      </Typography>
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
