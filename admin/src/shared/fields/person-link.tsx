import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useCurrentStaff } from '#shared/session/use-current-staff.ts';

interface PersonLinkProps {
  /** Account id; null for a deleted account or for the portal itself. Without an id, there is no link. */
  uid: string | null | undefined;
  /** Display name; null for a deleted account, undefined while it is not loaded. */
  name: string | null | undefined;
}

/** A person's name with a link to their account page. */
export const PersonLink = ({ uid, name }: PersonLinkProps) => {
  const translate = useTranslate();
  const { canCall } = useCurrentStaff();
  if (!uid) return <span>{name ?? translate('console.word.gone')}</span>;
  const label = name === undefined ? '…' : (name ?? translate('console.word.gone'));
  if (!canCall('adminGetUser')) return <span>{label}</span>;
  return (
    <Link
      component={RouterLink}
      to={`/admin/users/${encodeURIComponent(uid)}/show`}
      onClick={(event) => event.stopPropagation()}
    >
      {label}
    </Link>
  );
};
