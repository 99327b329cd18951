import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';
import { Alert } from '@mui/material';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { percentText } from './ad-figures.tsx';
import { adShare, type Booking } from './ad-share.ts';

/** More ads than a place will ever have at a time. */
const BY_BEGIN = { field: 'starts_at', order: 'DESC' } as const;
const ALL = { page: 1, perPage: 200 };

/** What the weight in the form means: how often this ad is shown among those of its place and time. */
export const WeightShare = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const written: Partial<Booking> = useWatch();
  const { placement, weight, starts_at, ends_at, active = false } = written;
  const { data } = useGetList<AdminAd>(
    'ads',
    { filter: { placement, active: true }, sort: BY_BEGIN, pagination: ALL },
    { enabled: placement !== undefined },
  );
  if (!data || !placement || !weight || !starts_at || !ends_at) return null;
  const { share, total, ads } = adShare({ id, placement, weight, starts_at, ends_at, active }, data);
  const percent = percentText(share, locale);
  const text = (): string => {
    if (!active) return translate('console.ads.share_off', { percent });
    if (ads === 1) return translate('console.ads.share_alone');
    return translate('console.ads.share', { percent, weight, total, smart_count: ads });
  };
  return (
    <Alert severity="info" variant="outlined" sx={{ width: 1 }}>
      {text()}
    </Alert>
  );
};
