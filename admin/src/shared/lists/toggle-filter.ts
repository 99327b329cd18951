type Filters = Readonly<Record<string, unknown>>;

/** A filter that a chip turns on and off. Several texts of one field form a list, which matches any of them. */
export interface ToggleableFilter {
  /** Field of the list's filter. */
  readonly name: string;
  readonly value: boolean | string;
}

/** The values of a field. A URL may contain one value or a list. */
const getValues = (filters: Filters, name: string): readonly unknown[] => [filters[name] ?? []].flat();

export const isFilterOn = (filters: Filters, { name, value }: ToggleableFilter): boolean =>
  getValues(filters, name).includes(value);

/** The filters without those of some fields. */
export const omitFilters = (filters: Filters, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));

/** Turns a filter on or off, and leaves all others. */
export const toggleFilter = (filters: Filters, filter: ToggleableFilter): Record<string, unknown> => {
  const { name, value } = filter;
  const others = omitFilters(filters, [name]);
  if (isFilterOn(filters, filter)) {
    const rest = getValues(filters, name).filter((one) => one !== value);
    return rest.length === 0 ? others : { ...others, [name]: rest };
  }
  return { ...others, [name]: typeof value === 'boolean' ? value : [...getValues(filters, name), value] };
};
