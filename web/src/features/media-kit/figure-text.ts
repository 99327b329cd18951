const WHOLE = /^\d{1,15}$/;

/** A figure as the reader's language writes it; one that is more than digits stays as staff wrote it. */
export const figureText = (value: string, format: (value: number) => string): string =>
  WHOLE.test(value) ? format(Number(value)) : value;
