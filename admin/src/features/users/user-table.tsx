import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { Box, Typography } from '@mui/material';
import { DataTable, useCreatePath, useListContext, useRecordContext } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { LinkedRows, RowLink } from '#shared/lists/row-link.tsx';
import { AccountState } from '#shared/people/account-state.tsx';
import { PersonPicture } from '#shared/people/person-picture.tsx';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

const Person = () => {
  const user = useRecordContext<AdminUser>();
  const createPath = useCreatePath();
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 180 }}>
      <PersonPicture username={user.username} avatarUrl={user.avatar_url} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <RowLink to={createPath({ resource: 'users', type: 'show', id: user.id })} sx={{ display: 'block' }}>
          {user.display_name}
        </RowLink>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          @{user.username}
        </Typography>
      </Box>
    </Box>
  );
};

const State = () => {
  const user = useRecordContext<AdminUser>();
  return user ? <AccountState {...user} /> : null;
};

const When = ({ source }: { source: 'member_since' | 'last_login' }) => {
  const user = useRecordContext<AdminUser>();
  return user ? (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Timestamp at={user[source]} dateOnly={source === 'member_since'} />
    </Box>
  ) : null;
};

/** Sort orders that the index supports with a search text. */
const ORDERS_OF_SEARCH: readonly string[] = ['member_since', 'username'];

/** Accounts as a table. The e-mail column needs a permission. */
export const UserTable = () => {
  const { filterValues } = useListContext();
  const { hasPermission } = useCurrentStaff();
  const isSortDisabled = (field: string) => Boolean(filterValues.q) && !ORDERS_OF_SEARCH.includes(field);
  return (
    <DataTable body={LinkedRows} rowClick="show" bulkActionButtons={false} empty={<EmptyList />}>
      <DataTable.Col source="username" field={Person} />
      {hasPermission('read:user:private') ? <DataTable.Col source="email" disableSort /> : null}
      <DataTable.Col source="state" disableSort field={State} />
      <DataTable.Col source="member_since" sortByOrder="DESC">
        <When source="member_since" />
      </DataTable.Col>
      <DataTable.Col source="last_login" sortByOrder="DESC" disableSort={isSortDisabled('last_login')}>
        <When source="last_login" />
      </DataTable.Col>
    </DataTable>
  );
};
