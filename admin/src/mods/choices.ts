/** Words of domain as choices of an input; their texts are under `prefix`. */
export const choicesOf = (values: readonly string[], prefix: string) =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }));
