import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { RowCard, RowCards } from '#shared/lists/row-cards.tsx';
import { AccountState } from '#shared/people/account-state.tsx';
import { PersonPicture } from '#shared/people/person-picture.tsx';

/** Accounts on a phone. */
export const UserLines = () => {
  const { data } = useListContext<AdminUser>();
  if (data?.length === 0) return <EmptyList />;
  return (
    <RowCards<AdminUser>>
      {(user) => (
        <RowCard
          key={user.id}
          title={user.display_name}
          to={`/admin/users/${encodeURIComponent(user.id)}/show`}
          picture={<PersonPicture username={user.username} avatarUrl={user.avatar_url} size={40} />}
        >
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            @{user.username}
          </Typography>
          <AccountState {...user} />
        </RowCard>
      )}
    </RowCards>
  );
};
