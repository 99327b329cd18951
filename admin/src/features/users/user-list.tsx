import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import { SavedViews, type View } from '#shared/lists/saved-views.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { UserLines } from './user-lines.tsx';
import { SearchHelp, UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

const FILTERS = [<UserSearch key="q" source="q" alwaysOn />];

/** Segments of the list. The API filters by role, ban or verified e-mail, but not by two of these at once. */
const SEGMENTS: readonly View[] = [
  { label: 'console.users.segment.all', filter: {} },
  { label: 'console.users.segment.banned', filter: { is_banned: true } },
  { label: 'console.users.segment.unverified', filter: { is_verified: false } },
  ...STAFF_ROLES.map((role) => ({ label: `console.users.role.${role}`, filter: { role } })),
];

/** Accounts, newest first: a table, or lines on a phone. */
export const UserList = () => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <StaffList
      exportName="users"
      filters={FILTERS}
      sort={{ field: 'member_since', order: 'DESC' }}
      tabs={
        <>
          <SearchHelp />
          <Box role="group" aria-label={translate('console.users.segments')} sx={{ px: 1.5 }}>
            <SavedViews views={SEGMENTS} />
          </Box>
        </>
      }
    >
      {isNarrow ? <UserLines /> : <UserTable />}
    </StaffList>
  );
};
