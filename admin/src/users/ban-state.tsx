import type { AdminUser } from '@bigorna/domain/endpoints/admin/users';
import { Alert, AlertTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';

/** Why, since when and until when an account is banned; nothing where it is not. */
export const BanState = ({ user }: { user: AdminUser }) => {
  const translate = useTranslate();
  if (!user.is_banned) return null;
  return (
    <Alert severity="error" variant="outlined" role="status">
      <AlertTitle>{translate('console.users.state.banned')}</AlertTitle>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {user.ban_reason}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('console.users.ban.since')} <Moment at={user.banned_at} />
        {' · '}
        {user.banned_until ? (
          <>
            {translate('console.users.ban.until')} <Moment at={user.banned_until} />
          </>
        ) : (
          translate('console.users.ban.for_ever')
        )}
      </Typography>
    </Alert>
  );
};
