import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { BooleanInput, DataTable, SelectInput, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { toChoices } from '#shared/inputs/to-choices.ts';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { LinkedRows, RowLink } from '#shared/lists/row-link.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { AdCards } from './ad-cards.tsx';
import { AdPicture } from './ad-picture.tsx';
import { AdStateChip } from './ad-state-chip.tsx';
import { formatPercent } from './format-percent.ts';

const filters = [
  <SelectInput
    key="placement"
    source="placement"
    alwaysOn
    choices={toChoices(AD_PLACEMENTS, 'console.ads.placements')}
  />,
  <BooleanInput key="active" source="active" />,
];

const PictureAndTitle = ({ ad }: { ad: AdminAd }) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', width: 'clamp(200px, 16vw, 420px)' }}>
    <AdPicture url={ad.image_url} width={72} />
    <RowLink to={`/admin/ads/${encodeURIComponent(ad.id)}`}>{ad.title}</RowLink>
  </Stack>
);

const SlotAndPeriod = ({ ad }: { ad: AdminAd }) => {
  const translate = useTranslate();
  return (
    <Stack>
      <span>{translate(`console.ads.placements.${ad.placement}`)}</span>
      <Typography variant="body2" component="span" color="textSecondary" noWrap>
        <Timestamp at={ad.starts_at} dateOnly /> – <Timestamp at={ad.ends_at} dateOnly />
      </Typography>
    </Stack>
  );
};

const Column = DataTable.Col<AdminAd>;

const AdTable = () => {
  const [locale] = useLocaleState();
  return (
    <DataTable body={LinkedRows} rowClick="edit" bulkActionButtons={false}>
      <Column source="title" render={(ad) => <PictureAndTitle ad={ad} />} />
      <Column source="state" disableSort render={(ad) => <AdStateChip ad={ad} />} />
      <Column source="starts_at" label="console.ads.where" render={(ad) => <SlotAndPeriod ad={ad} />} />
      <DataTable.NumberCol source="weight" />
      <DataTable.NumberCol source="views" disableSort />
      <DataTable.NumberCol source="clicks" disableSort />
      <Column
        source="click_rate"
        disableSort
        sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        render={(ad) => formatPercent(ad.click_rate, locale)}
      />
    </DataTable>
  );
};

const Ads = () => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'));
  const { data } = useListContext<AdminAd>();
  if (data?.length === 0) return <EmptyList text="console.ads.empty" />;
  return isNarrow ? <AdCards /> : <AdTable />;
};

/** All ads with state and counts, latest start first. */
export const AdList = () => (
  <StaffList filters={filters} sort={{ field: 'starts_at', order: 'DESC' }} exportName="ads" canCreate>
    <Ads />
  </StaffList>
);
