import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import { useLocaleState, useRecordContext } from 'react-admin';

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Formats a share: `2,4 %`; a dash for null. */
export const formatPercent = (share: number | null, locale: string): string =>
  share === null ? '–' : new Intl.NumberFormat(locale, PERCENT).format(share);

/** Clicks per view. */
export const ClickRate = (_props: { source: 'click_rate' }) => {
  const ad = useRecordContext<AdminAd>();
  const [locale] = useLocaleState();
  return ad ? <span>{formatPercent(ad.click_rate, locale)}</span> : null;
};
