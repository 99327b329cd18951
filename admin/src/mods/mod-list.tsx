import { CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import type { StaffModCard } from '@bigorna/domain/endpoints/mods';
import { MOD_STATUSES } from '@bigorna/domain/mod-status';
import { Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import {
  DataTable,
  DateField,
  FunctionField,
  List,
  SearchInput,
  SelectInput,
  SimpleList,
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

/** A table wider than the window scrolls by itself; the page does not. */
const TABLE_SCROLLS = { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } };

const TitleAndSummary = () => {
  const mod = useRecordContext<StaffModCard>();
  return mod ? (
    <Stack sx={{ width: 'clamp(160px, 17vw, 420px)' }}>
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

const Queue = () => {
  const translate = useTranslate();
  return (
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
      <DataTable.Col source="updated_at">
        <DateField source="updated_at" showTime options={{ dateStyle: 'short', timeStyle: 'short' }} />
      </DataTable.Col>
      <DataTable.Col label={false} disableSort>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <ApproveButton />
          <RejectButton />
        </Stack>
      </DataTable.Col>
    </DataTable>
  );
};

/** On a phone a line a mod; the decision is on its page. */
const NarrowQueue = () => (
  <SimpleList<StaffModCard>
    linkType="show"
    primaryText={(mod) => mod.title}
    secondaryText={(mod) => mod.short_description}
    tertiaryText={() => <ModStatusChip source="status" />}
    empty={<Empty />}
  />
);

/** The queue: pending mods first asked for, the longest waiting on top. */
export const ModList = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'updated_at', order: 'ASC' }}
      perPage={25}
      exporter={false}
      empty={false}
      sx={TABLE_SCROLLS}
    >
      {isNarrow ? <NarrowQueue /> : <Queue />}
    </List>
  );
};
