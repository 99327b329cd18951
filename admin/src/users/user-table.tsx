import type { AdminUser } from '@bigorna/domain/endpoints/admin/users';
import { Box, Typography } from '@mui/material';
import { DataTable, useCanAccess, useListContext, useRecordContext } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { AccountState } from './account-state.tsx';
import { PersonPicture } from './person-picture.tsx';

const Person = () => {
  const user = useRecordContext<AdminUser>();
  if (!user) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 180 }}>
      <PersonPicture username={user.username} avatarUrl={user.avatar_url} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontWeight: 700, display: 'block', overflowWrap: 'anywhere' }}>
          {user.display_name}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
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
  return user ? <Moment at={user[source]} /> : null;
};

/** With a text, the index knows two orders: by name and the newest first. */
const ORDERS_OF_SEARCH: readonly string[] = ['member_since', 'username'];

/** The accounts in a table; addresses only for those who may see them. */
export const UserTable = () => {
  const { filterValues } = useListContext();
  const { canAccess: seesPrivate } = useCanAccess({ resource: 'users', action: 'read_private' });
  const isFixed = (field: string) => Boolean(filterValues.q) && !ORDERS_OF_SEARCH.includes(field);
  return (
    <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
      <DataTable.Col source="username" field={Person} />
      {seesPrivate ? <DataTable.Col source="email" disableSort /> : null}
      <DataTable.Col source="state" disableSort field={State} />
      <DataTable.Col source="member_since" sortByOrder="DESC">
        <When source="member_since" />
      </DataTable.Col>
      <DataTable.Col source="last_login" sortByOrder="DESC" disableSort={isFixed('last_login')}>
        <When source="last_login" />
      </DataTable.Col>
    </DataTable>
  );
};
