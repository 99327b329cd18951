const PLACEHOLDER = /\{(\w+)\}/g;

type Values = Readonly<Record<string, string | number | undefined>>;

/** Names of the `{placeholders}` of a text that have no value. */
export const findUnfilled = (text: string, values: Values): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => values[name] === undefined);

/** Fills the `{placeholders}` of a text. A placeholder without a value stays visible, so that the text has no gap. */
export const fillPlaceholders = (text: string, values: Values): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
