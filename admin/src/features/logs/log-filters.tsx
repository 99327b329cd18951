import type { AdminUser } from '@bigorna/domain/endpoints/admin/users.schemas';
import { STAFF_ACTIONS } from '@bigorna/domain/staff-actions';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceInput,
  TextInput,
  type TextInputProps,
  useListContext,
} from 'react-admin';
import { DayFilter } from '#shared/inputs/day-filter.tsx';

const ACTIONS = Object.keys(STAFF_ACTIONS).map((id) => ({ id, name: `console.logs.actions.${id}` }));
const BY_NAME = { field: 'username', order: 'ASC' } as const;
const getName = ({ display_name, username }: AdminUser): string => display_name || username;

/** Search for entries about a mod or an account. Hidden while the list shows the entries of one record. */
const LogSearch = (props: TextInputProps) => {
  const { filterValues } = useListContext();
  return filterValues.about ? null : <TextInput {...props} type="search" label="console.logs.search" resettable />;
};

/**
 * Filters by text, staff member, action and date. The URL contains the filters, so links can be shared.
 *
 * @param isNarrow on a phone, rare filters are behind the filter button
 */
export const logFilters = (isNarrow: boolean) => [
  <LogSearch key="q" source="q" alwaysOn />,
  <ReferenceInput key="actor" source="actor" reference="users" sort={BY_NAME} alwaysOn>
    <AutocompleteInput
      label="resources.logs.fields.actor"
      optionText={getName}
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 200 }}
    />
  </ReferenceInput>,
  <AutocompleteArrayInput key="action" source="action" choices={ACTIONS} alwaysOn sx={{ minWidth: 220 }} />,
  <DayFilter key="from" source="from" label="console.list.from" edge="first" alwaysOn={!isNarrow} />,
  <DayFilter key="to" source="to" label="console.list.to" edge="last" alwaysOn={!isNarrow} />,
];
