import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Link } from 'react-admin';
import { getRecordPath } from './get-record-path.ts';

/** Target of an entry with its name, if known, and a link. */
export const LogTarget = ({ entry }: { entry: LogCard }) => {
  const path = getRecordPath(entry.target);
  const name = entry.target_name ?? entry.target;
  const label = entry.target_name ? name : <code>{name}</code>;
  return path ? <Link to={path}>{label}</Link> : <span>{label}</span>;
};
