import type { ListName } from '#shared/api/resource-calls.ts';
import { Timestamp } from '#shared/fields/timestamp.tsx';
import { RowLink } from '#shared/lists/row-link.tsx';
import { getListPath } from '#shared/pages/get-list-path.ts';

interface ItemTimeProps {
  resource: ListName;
  id: string;
  /** Creation time, ISO 8601. */
  at: string;
}

/** Age of a queue item, as a link to the item alone. */
export const ItemTime = ({ resource, id, at }: ItemTimeProps) => (
  <RowLink to={getListPath(resource, { id: [id] })} variant="body2" sx={{ fontWeight: 'inherit', color: 'inherit' }}>
    <Timestamp at={at} relative />
  </RowLink>
);
