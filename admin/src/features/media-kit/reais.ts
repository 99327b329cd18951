const CENTS = 100;

/** Parses an amount in reais to whole centavos; null if the input is not a number. */
export const parseCents = (input: number | string): number | null => {
  const reais = input === '' ? Number.NaN : Number(input);
  return Number.isFinite(reais) ? Math.round(reais * CENTS) : null;
};

/** Formats centavos for a number input: `4800.00`; empty without an amount. */
export const formatReais = (cents: unknown): string => (typeof cents === 'number' ? (cents / CENTS).toFixed(2) : '');
