/** A text with its `{placeholders}` filled in; one without a value is left out. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));
