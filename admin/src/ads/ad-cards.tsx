import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';
import { Box, Stack, Typography } from '@mui/material';
import { Link, RecordContextProvider, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { Moment } from '../fields/moment.tsx';
import { percentText } from './ad-figures.tsx';
import { AdPicture } from './ad-picture.tsx';
import { AdStateChip } from './ad-state-chip.tsx';

const Figure = ({ name, value }: { name: string; value: string }) => {
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
    <Stack component="li" spacing={1} sx={{ listStyle: 'none', p: 2, borderBottom: 2, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'start' }}>
        <Link to={`/admin/ads/${encodeURIComponent(ad.id)}`} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {ad.title}
        </Link>
        <AdStateChip source="state" />
      </Stack>
      <AdPicture width={320} />
      <Typography variant="body2" color="textSecondary">
        {translate(`console.ads.placements.${ad.placement}`)} · <Moment at={ad.starts_at} dateOnly /> –{' '}
        <Moment at={ad.ends_at} dateOnly />
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}>
        <Figure name="weight" value={number.format(ad.weight)} />
        <Figure name="views" value={number.format(ad.views)} />
        <Figure name="clicks" value={number.format(ad.clicks)} />
        <Figure name="click_rate" value={percentText(ad.click_rate, locale)} />
      </Box>
    </Stack>
  );
};

/** Ads on a phone: a card each. */
export const AdCards = () => {
  const { data = [] } = useListContext<AdminAd>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {data.map((ad) => (
        <RecordContextProvider key={ad.id} value={ad}>
          <AdCard ad={ad} />
        </RecordContextProvider>
      ))}
    </Box>
  );
};
