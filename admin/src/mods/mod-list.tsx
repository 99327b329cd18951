import { CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { MOD_STATUSES } from '@bigorna/domain/mod-status';
import { Stack, Typography } from '@mui/material';
import {
  DataTable,
  DateField,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ApproveButton } from './approve-button.tsx';
import { ModStatusChip } from './mod-status-chip.tsx';
import { RejectButton } from './reject-button.tsx';

const choicesOf = (values: readonly string[], prefix: string) => values.map((id) => ({ id, name: `${prefix}.${id}` }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="status" source="status" alwaysOn choices={choicesOf(MOD_STATUSES, 'console.status')} />,
  <SelectInput
    key="content_type"
    source="content_type"
    alwaysOn
    choices={choicesOf(CONTENT_TYPES, 'console.content_type')}
  />,
];

const TitleAndSummary = () => {
  const mod = useRecordContext<StaffModCard>();
  return mod ? (
    <Stack sx={{ maxWidth: 420 }}>
      <Typography component="span" sx={{ fontWeight: 700 }}>
        {mod.title}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary" noWrap>
        {mod.short_description}
      </Typography>
    </Stack>
  ) : null;
};

const Empty = () => {
  const translate = useTranslate();
  return <Typography sx={{ p: 4 }}>{translate('console.mods.empty')}</Typography>;
};

/** The queue: pending mods first asked for, the longest waiting on top. */
export const ModList = () => {
  const translate = useTranslate();
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'updated_at', order: 'ASC' }}
      perPage={25}
      exporter={false}
      empty={false}
    >
      <DataTable rowClick="show" bulkActionButtons={false} empty={<Empty />}>
        <DataTable.Col source="title" field={TitleAndSummary} />
        <DataTable.Col source="author" />
        <DataTable.Col source="status">
          <ModStatusChip source="status" />
        </DataTable.Col>
        <DataTable.Col source="content_type" disableSort>
          <FunctionField<StaffModCard> render={(mod) => translate(`console.content_type.${mod.content_type}`)} />
        </DataTable.Col>
        <DataTable.Col source="version" disableSort />
        <DataTable.NumberCol source="downloads" />
        <DataTable.Col source="updated_at">
          <DateField source="updated_at" showTime />
        </DataTable.Col>
        <DataTable.Col label={false} disableSort>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <ApproveButton />
            <RejectButton />
          </Stack>
        </DataTable.Col>
      </DataTable>
    </List>
  );
};
