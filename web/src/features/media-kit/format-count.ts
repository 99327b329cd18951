const INTEGER = /^\d{1,15}$/;

/** A number in the format of the visitor's language. A value with more than digits stays unchanged. */
export const formatCount = (value: string, format: (value: number) => string): string =>
  INTEGER.test(value) ? format(Number(value)) : value;
