const INTEGER = /^\d{1,15}$/;

/** Formats a number in the visitor's language. A value that does not consist only of digits stays unchanged. */
export const formatCount = (value: string, format: (value: number) => string): string =>
  INTEGER.test(value) ? format(Number(value)) : value;
