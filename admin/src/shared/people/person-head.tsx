import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Box, Typography } from '@mui/material';
import type { ElementType } from 'react';
import { AccountState } from './account-state.tsx';
import { PersonPicture } from './person-picture.tsx';

interface PersonHeadProps {
  user: AdminUser;
  /** Heading element of the name on this page. */
  heading: ElementType;
  size?: number;
}

/** Avatar, names and state of an account. */
export const PersonHead = ({ user, heading, size = 56 }: PersonHeadProps) => (
  <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', minWidth: 0 }}>
    <PersonPicture username={user.username} avatarUrl={user.avatar_url} size={size} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h5" component={heading} sx={{ lineHeight: 1.1 }}>
        {user.display_name}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 0.75 }}>
        @{user.username}
      </Typography>
      <AccountState {...user} />
    </Box>
  </Box>
);
