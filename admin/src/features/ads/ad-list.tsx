import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  SelectInput,
  useCreatePath,
  useListContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { LinkedRows, RowLink } from '#shared/lists/row-link.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { AdCards } from './ad-cards.tsx';
import { AdPicture } from './ad-picture.tsx';
import { AdStateChip } from './ad-state-chip.tsx';
import { ClickRate } from './click-rate.tsx';

const filters = [
  <SelectInput
    key="placement"
    source="placement"
    alwaysOn
    choices={toChoices(AD_PLACEMENTS, 'console.ads.placements')}
  />,
  <BooleanInput key="active" source="active" />,
];

const PictureAndTitle = (_props: { source: 'title' }) => {
  const ad = useRecordContext<AdminAd>();
  const createPath = useCreatePath();
  return ad ? (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', width: 'clamp(200px, 20vw, 420px)' }}>
      <AdPicture width={96} />
      <RowLink to={createPath({ resource: 'ads', type: 'edit', id: ad.id })}>{ad.title}</RowLink>
    </Stack>
  ) : null;
};

const SlotAndPeriod = () => {
  const ad = useRecordContext<AdminAd>();
  const translate = useTranslate();
  return ad ? (
    <Stack>
      <span>{translate(`console.ads.placements.${ad.placement}`)}</span>
      <Typography variant="body2" component="span" color="textSecondary" noWrap>
        <Timestamp at={ad.starts_at} dateOnly /> – <Timestamp at={ad.ends_at} dateOnly />
      </Typography>
    </Stack>
  ) : null;
};

const AdTable = () => (
  <DataTable body={LinkedRows} rowClick="edit" bulkActionButtons={false} empty={<EmptyList text="console.ads.empty" />}>
    <DataTable.Col source="title">
      <PictureAndTitle source="title" />
    </DataTable.Col>
    <DataTable.Col source="state" disableSort>
      <AdStateChip source="state" />
    </DataTable.Col>
    <DataTable.Col source="starts_at" label="console.ads.where">
      <SlotAndPeriod />
    </DataTable.Col>
    <DataTable.NumberCol source="weight" />
    <DataTable.NumberCol source="views" disableSort />
    <DataTable.NumberCol source="clicks" disableSort />
    <DataTable.Col source="click_rate" disableSort sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      <ClickRate source="click_rate" />
    </DataTable.Col>
  </DataTable>
);

const Ads = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { data } = useListContext<AdminAd>();
  if (!isNarrow) return <AdTable />;
  return data?.length === 0 ? <EmptyList text="console.ads.empty" /> : <AdCards />;
};

/** All ads with state and counts, latest start first. */
export const AdList = () => (
  <StaffList filters={filters} sort={{ field: 'starts_at', order: 'DESC' }} exportName="ads" canCreate>
    <Ads />
  </StaffList>
);
