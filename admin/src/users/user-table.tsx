import type { AdminUser } from '@bigorna/domain/endpoints/admin/users';
import { Box, Typography } from '@mui/material';
import { DataTable, useListContext, useRecordContext } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { useReader } from '../session/use-reader.ts';
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
      <Moment at={user[source]} dateOnly={source === 'member_since'} />
    </Box>
  ) : null;
};

/** With a text, the index knows two orders: by name and the newest first. */
const ORDERS_OF_SEARCH: readonly string[] = ['member_since', 'username'];

/** The accounts in a table; addresses only for those who may see them. */
export const UserTable = () => {
  const { filterValues } = useListContext();
  const { may } = useReader();
  const isFixed = (field: string) => Boolean(filterValues.q) && !ORDERS_OF_SEARCH.includes(field);
  return (
    <DataTable rowClick="show" bulkActionButtons={false} empty={<NoRows />}>
      <DataTable.Col source="username" field={Person} />
      {may('users', 'private') ? <DataTable.Col source="email" disableSort /> : null}
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
