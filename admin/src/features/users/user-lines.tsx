import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Box } from '@mui/material';
import { SimpleList } from 'react-admin';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { AccountState } from '#shared/people/account-state.tsx';
import { PersonPicture } from '#shared/people/person-picture.tsx';

/** Accounts on a phone, one line each with a link. */
export const UserLines = () => (
  <SimpleList<AdminUser>
    linkType="show"
    leftIcon={({ username, avatar_url }) => (
      <Box sx={{ mr: 1.5 }}>
        <PersonPicture username={username} avatarUrl={avatar_url} size={40} />
      </Box>
    )}
    primaryText={({ display_name, username }) => (
      <span>
        <strong>{display_name}</strong> @{username}
      </span>
    )}
    secondaryText={(user) => <AccountState {...user} />}
    empty={<EmptyList />}
  />
);
