import { useCreatePath } from 'react-admin';
import type { ListName } from '#shared/api/resource-calls.ts';

/** Returns a function that builds the path of a console list with a filter. */
export const useListPath = () => {
  const createPath = useCreatePath();
  return (resource: ListName, filter: Record<string, unknown>): string =>
    `${createPath({ resource, type: 'list' })}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};
