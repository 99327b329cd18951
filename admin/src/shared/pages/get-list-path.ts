import type { ListName } from '#shared/api/resource-calls.ts';

/** Path of a console list with a filter. */
export const getListPath = (resource: ListName, filter: Readonly<Record<string, unknown>>): string =>
  `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
