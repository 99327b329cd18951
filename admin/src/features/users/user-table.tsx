import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Box, Typography } from '@mui/material';
import type { ComponentProps } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { LinkedRows, RowLink } from '#shared/lists/row-link.tsx';
import { AccountState } from '#shared/people/account-state.tsx';
import { PersonPicture } from '#shared/people/person-picture.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';
import { getSortFields } from './get-sort-fields.ts';

const Person = ({ user }: { user: AdminUser }) => (
  <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 180 }}>
    <PersonPicture username={user.username} avatarUrl={user.avatar_url} size={36} />
    <Box sx={{ minWidth: 0 }}>
      <RowLink to={`/admin/users/${encodeURIComponent(user.id)}/show`} sx={{ display: 'block' }}>
        {user.display_name}
      </RowLink>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        @{user.username}
      </Typography>
    </Box>
  </Box>
);

const When = (props: ComponentProps<typeof Timestamp>) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <Timestamp {...props} />
  </Box>
);

const Column = DataTable.Col<AdminUser>;

/** Accounts as a table. The e-mail column needs a permission. */
export const UserTable = () => {
  const { filterValues } = useListContext();
  const { hasPermission } = useCurrentStaff();
  const sortFields = getSortFields(filterValues);
  return (
    <DataTable body={LinkedRows} rowClick="show" bulkActionButtons={false} empty={<EmptyList />}>
      <Column
        source="username"
        disableSort={!sortFields.includes('username')}
        render={(user) => <Person user={user} />}
      />
      {hasPermission('read:user:private') ? (
        <Column source="email" disableSort sx={{ overflowWrap: { md: 'anywhere', lg: 'normal' }, minWidth: 120 }} />
      ) : null}
      <Column source="state" disableSort render={(user) => <AccountState {...user} />} />
      <Column source="member_since" sortByOrder="DESC" render={(user) => <When at={user.member_since} dateOnly />} />
      <Column
        source="last_login"
        sortByOrder="DESC"
        disableSort={!sortFields.includes('last_login')}
        sx={{ display: { md: 'none', lg: 'table-cell' } }}
        render={(user) => <When at={user.last_login} />}
      />
    </DataTable>
  );
};
