import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';
import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { AdCards } from './ad-cards.tsx';
import { ClickRate } from './ad-figures.tsx';
import { AdPicture } from './ad-picture.tsx';
import { AdStateChip } from './ad-state-chip.tsx';

const filters = [
  <SelectInput
    key="placement"
    source="placement"
    alwaysOn
    choices={AD_PLACEMENTS.map((id) => ({ id, name: `console.ads.placements.${id}` }))}
  />,
  <BooleanInput key="active" source="active" />,
];

const PictureAndTitle = (_props: { source: 'title' }) => {
  const ad = useRecordContext<AdminAd>();
  return ad ? (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', width: 'clamp(200px, 20vw, 420px)' }}>
      <AdPicture width={96} />
      <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {ad.title}
      </Typography>
    </Stack>
  ) : null;
};

const PlaceAndPeriod = () => {
  const ad = useRecordContext<AdminAd>();
  const translate = useTranslate();
  return ad ? (
    <Stack>
      <span>{translate(`console.ads.placements.${ad.placement}`)}</span>
      <Typography variant="body2" component="span" color="textSecondary" noWrap>
        <Moment at={ad.starts_at} dateOnly /> – <Moment at={ad.ends_at} dateOnly />
      </Typography>
    </Stack>
  ) : null;
};

const AdTable = () => (
  <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows text="console.ads.empty" />}>
    <DataTable.Col source="title">
      <PictureAndTitle source="title" />
    </DataTable.Col>
    <DataTable.Col source="state" disableSort>
      <AdStateChip source="state" />
    </DataTable.Col>
    <DataTable.Col source="starts_at" label="console.ads.where">
      <PlaceAndPeriod />
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
  return data?.length === 0 ? <NoRows text="console.ads.empty" /> : <AdCards />;
};

/** All ads with their state and figures, those that began last first. */
export const AdList = () => (
  <StaffList filters={filters} sort={{ field: 'starts_at', order: 'DESC' }} exportName="ads" creates>
    <Ads />
  </StaffList>
);
