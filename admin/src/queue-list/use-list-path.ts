import { useCreatePath } from 'react-admin';

/** Path of a console list with a filter. */
export const useListPath = () => {
  const createPath = useCreatePath();
  return (resource: string, filter: Record<string, unknown>): string =>
    `${createPath({ resource, type: 'list' })}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
};
