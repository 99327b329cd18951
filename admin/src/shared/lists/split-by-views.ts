interface View {
  readonly filter: Readonly<Record<string, unknown>>;
}

/** Splits filter values into values that the views set and other values, such as the search text. */
export const splitByViews = (views: readonly View[], values: Readonly<Record<string, unknown>>) => {
  const names = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const pick = (isOfViews: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name) === isOfViews));
  return { ofViews: pick(true), others: pick(false) };
};
