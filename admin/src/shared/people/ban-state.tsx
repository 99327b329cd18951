import type { AdminUser, AdminUserCard } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Alert, AlertTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonLink } from '#shared/fields/person-link.tsx';
import { Timestamp } from '#shared/fields/timestamp.tsx';

/** Reason, start, end and author of a ban; nothing without a ban. The list's record does not name the author. */
export const BanState = ({ user }: { user: AdminUser & Partial<Pick<AdminUserCard, 'banned_by'>> }) => {
  const translate = useTranslate();
  if (!user.is_banned) return null;
  return (
    <Alert severity="error" variant="outlined" role="status">
      <AlertTitle>{translate('console.users.state.banned')}</AlertTitle>
      <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
        {user.ban_reason}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('console.users.ban.since')} <Timestamp at={user.banned_at} />
        {' · '}
        {user.banned_until ? (
          <>
            {translate('console.users.ban.until')} <Timestamp at={user.banned_until} />
          </>
        ) : (
          translate('console.users.ban.for_ever')
        )}
        {user.banned_by ? (
          <>
            {' · '}
            {translate('console.users.ban.by')} <PersonLink uid={user.banned_by.id} name={user.banned_by.name} />
          </>
        ) : null}
      </Typography>
    </Alert>
  );
};
