import { type Theme, useMediaQuery } from '@mui/material';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { UserLines } from './user-lines.tsx';
import { SearchHelp, UserSearch } from './user-search.tsx';
import { UserSegments } from './user-segments.tsx';
import { UserTable } from './user-table.tsx';

const FILTERS = [<UserSearch key="q" source="q" alwaysOn />];

/** Accounts, newest first: a table, or lines on a phone. */
export const UserList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <StaffList
      exportName="users"
      filters={FILTERS}
      sort={{ field: 'member_since', order: 'DESC' }}
      tabs={
        <>
          <SearchHelp />
          <UserSegments />
        </>
      }
    >
      {isNarrow ? <UserLines /> : <UserTable />}
    </StaffList>
  );
};
