const INTEGER = /^\d{1,15}$/;

/** Formats a number of up to 15 digits in the visitor's language. Any other value stays unchanged. */
export const formatCount = (value: string, format: (value: number) => string): string =>
  INTEGER.test(value) ? format(Number(value)) : value;
