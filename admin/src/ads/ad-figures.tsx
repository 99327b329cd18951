import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';
import { useLocaleState, useRecordContext } from 'react-admin';

const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A part of a whole as people read it: `2,4 %`; a dash where there is no whole. */
export const percentText = (share: number | null, locale: string): string =>
  share === null ? '–' : new Intl.NumberFormat(locale, PERCENT).format(share);

/** Of so many views how many were followed. */
export const ClickRate = (_props: { source: 'click_rate' }) => {
  const ad = useRecordContext<AdminAd>();
  const [locale] = useLocaleState();
  return ad ? <span>{percentText(ad.click_rate, locale)}</span> : null;
};
