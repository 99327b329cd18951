import { type Theme, useMediaQuery } from '@mui/material';
import { SearchInput, useCanAccess, useTranslate } from 'react-admin';
import { StaffList } from '../lists/staff-list.tsx';
import { UserLines } from './user-lines.tsx';
import { UserSegments } from './user-segments.tsx';
import { UserTable } from './user-table.tsx';

/** What the search finds; by e-mail for those who may see it. */
const useSearchHelp = (): string => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'users', action: 'read_private' });
  return translate(canAccess ? 'console.users.search_help_email' : 'console.users.search_help');
};

/** The accounts, newest first, in a table or on a phone in lines. */
export const UserList = () => {
  const help = useSearchHelp();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <StaffList
      exportName="users"
      filters={[
        <SearchInput
          key="q"
          source="q"
          alwaysOn
          helperText={help}
          sx={{ width: { xs: '100%', sm: 360 }, '& .MuiFormHelperText-root': { mx: 0 } }}
        />,
      ]}
      sort={{ field: 'member_since', order: 'DESC' }}
    >
      <div>
        <UserSegments />
        {isNarrow ? <UserLines /> : <UserTable />}
      </div>
    </StaffList>
  );
};
