import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import { Link, useTranslate } from 'react-admin';
import { getTargetName } from '#shared/fields/get-target-name.ts';
import { getRecordPath } from './get-record-path.ts';

/** Target of an entry with its name, if known, and a link. */
export const LogTarget = ({ entry }: { entry: LogCard }) => {
  const translate = useTranslate();
  const path = getRecordPath(entry.target);
  const label = getTargetName(entry, translate);
  return path ? <Link to={path}>{label}</Link> : <span>{label}</span>;
};
