import { STAFF_ROLES } from '@bigorna/domain/access/roles';
import { type Theme, useMediaQuery } from '@mui/material';
import { DayFilter } from '#shared/inputs/day-filter.tsx';
import { FilterChips } from '#shared/lists/filter-chips.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { getSortFields } from './get-sort-fields.ts';
import { UserLines } from './user-lines.tsx';
import { SearchHelp, UserSearch } from './user-search.tsx';
import { UserTable } from './user-table.tsx';

const FILTERS = [
  <UserSearch key="q" source="q" alwaysOn />,
  <DayFilter key="from" source="from" edge="first" />,
  <DayFilter key="to" source="to" edge="last" />,
];

const CHIPS = [
  { label: 'console.users.segment.banned', name: 'is_banned', value: true },
  { label: 'console.users.segment.unverified', name: 'is_verified', value: false },
  ...STAFF_ROLES.map((role) => ({ label: `console.users.role.${role}`, name: 'role', value: role })),
];

/** Accounts, newest first: a table, or lines on a phone. */
export const UserList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <StaffList
      exportName="users"
      filters={FILTERS}
      getSortFields={getSortFields}
      sort={{ field: 'member_since', order: 'DESC' }}
      tabs={
        <>
          <SearchHelp />
          <FilterChips filters={CHIPS} label="console.users.segments" all="console.users.segment.all" />
        </>
      }
    >
      {isNarrow ? <UserLines /> : <UserTable />}
    </StaffList>
  );
};
