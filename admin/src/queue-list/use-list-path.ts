import { useCreatePath } from 'react-admin';

/** The address of a list of the console with a filter. */
export const useListPath = () => {
  const createPath = useCreatePath();
  return (resource: string, filter: Record<string, unknown>): string =>
    `${createPath({ resource, type: 'list' })}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};
