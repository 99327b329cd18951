const PERCENT = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Formats a share: `2,4 %`; a dash for null. */
export const formatPercent = (share: number | null, locale: string): string =>
  share === null ? '–' : new Intl.NumberFormat(locale, PERCENT).format(share);
