/** Converts domain values to input choices. Their texts are under `prefix`. */
export const toChoices = (values: readonly string[], prefix: string) =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }));
