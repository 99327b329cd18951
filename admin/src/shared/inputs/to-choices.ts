/** Converts domain values to input choices. `prefix` is the prefix of the message keys of the choices. */
export const toChoices = (values: readonly string[], prefix: string) =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }));
