const CENTS = 100;

/** What is kept of an amount typed in reais: whole centavos; null for what is no number. */
export const centsOf = (typed: number | string): number | null => {
  const reais = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(reais) ? Math.round(reais * CENTS) : null;
};

/** An amount as a number field shows it: `4800.00`; empty where there is none. */
export const reaisText = (cents: unknown): string => (typeof cents === 'number' ? (cents / CENTS).toFixed(2) : '');

/** An amount as people read it: `R$ 4.800,00`. */
export const moneyText = (cents: number, locale: string, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / CENTS);
