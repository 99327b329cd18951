import { CATEGORIES, CONTENT_TYPES, LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import { ACCESS_TYPES, MOD_TEXT } from '@bigorna/domain/limits';
import { SearchInput, SelectArrayInput, SelectInput, TextInput } from 'react-admin';
import { DayFilter } from '#shared/inputs/day-filter.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';

const loaders = LOADERS.map((id) => ({ id, name: LOADER_NAMES[id] }));

/** Filters of the list, in addition to its tabs. */
export const MOD_FILTERS = [
  <SearchInput key="q" source="q" alwaysOn resettable />,
  <SelectInput
    key="content_type"
    source="content_type"
    alwaysOn
    choices={toChoices(CONTENT_TYPES, 'console.content_type')}
  />,
  <SelectArrayInput key="category" source="category" choices={toChoices(CATEGORIES, 'console.category')} />,
  <SelectArrayInput
    key="loader"
    source="loader"
    label="resources.mods.fields.loader"
    choices={loaders}
    translateChoice={false}
  />,
  <SelectInput key="access" source="access" choices={toChoices(ACCESS_TYPES, 'console.access')} />,
  <TextInput key="author" source="author" slotProps={{ htmlInput: { maxLength: MOD_TEXT.author } }} />,
  <DayFilter key="from" source="from" edge="first" />,
  <DayFilter key="to" source="to" edge="last" />,
];
