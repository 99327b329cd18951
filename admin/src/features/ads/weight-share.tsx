import { Alert } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useStaffList } from '#shared/data/use-staff-list.ts';
import { formatPercent } from './format-percent.ts';
import { type Booking, getAdShare } from './get-ad-share.ts';

const SORT_BY_START = { field: 'starts_at', order: 'DESC' } as const;
/** One page has room for all ads of a placement. */
const ALL = { page: 1, perPage: 200 };

/** Explains the form's weight: how often this ad is shown in its placement and period. */
export const WeightShare = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const formValues: Partial<Booking> = useWatch();
  const { placement, weight, starts_at, ends_at, active = false } = formValues;
  const { data } = useStaffList(
    'ads',
    { filter: { placement, active: true }, sort: SORT_BY_START, pagination: ALL },
    { enabled: placement !== undefined },
  );
  if (!data || !placement || !weight || !starts_at || !ends_at) return null;
  const { share, total, ads } = getAdShare({ id, placement, weight, starts_at, ends_at, active }, data);
  const percent = formatPercent(share, locale);
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
