const CENTS = 100;

/** Formats centavos for display: `R$ 4.800,00`. */
export const formatMoney = (cents: number, locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / CENTS);
