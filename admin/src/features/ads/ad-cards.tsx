import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Box, Stack, Typography } from '@mui/material';
import { useListContext, useLocaleState, useTranslate } from 'react-admin';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { ListRow } from '#shared/lists/list-rows.tsx';
import { RowLink } from '#shared/lists/row-link.tsx';
import { AdPicture } from './ad-picture.tsx';
import { AdStateChip } from './ad-state-chip.tsx';
import { formatPercent } from './format-percent.ts';

const Stat = ({ name, value }: { name: string; value: string }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="caption" color="textSecondary">
        {translate(`resources.ads.fields.${name}`)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
  );
};

const AdCard = ({ ad }: { ad: AdminAd }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const number = new Intl.NumberFormat(locale);
  return (
    <ListRow direction="column" spacing={1}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'start' }}>
        <RowLink to={`/admin/ads/${encodeURIComponent(ad.id)}`}>{ad.title}</RowLink>
        <AdStateChip ad={ad} />
      </Stack>
      <AdPicture url={ad.image_url} width={320} />
      <Typography variant="body2" color="textSecondary">
        {translate(`console.ads.placements.${ad.placement}`)} · <Timestamp at={ad.starts_at} dateOnly /> –{' '}
        <Timestamp at={ad.ends_at} dateOnly />
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: 1, overflowWrap: 'normal' }}
      >
        <Stat name="weight" value={number.format(ad.weight)} />
        <Stat name="views" value={number.format(ad.views)} />
        <Stat name="clicks" value={number.format(ad.clicks)} />
        <Stat name="click_rate" value={formatPercent(ad.click_rate, locale)} />
      </Box>
    </ListRow>
  );
};

/** List of ads on a phone, one card each. */
export const AdCards = () => {
  const { data = [] } = useListContext<AdminAd>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((ad) => (
        <AdCard key={ad.id} ad={ad} />
      ))}
    </Box>
  );
};
