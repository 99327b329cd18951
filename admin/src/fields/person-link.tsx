import { Link } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

interface PersonLinkProps {
  /** The account's id; null where it is gone, or where the portal itself acted. */
  uid: string | null | undefined;
  /** The shown name; the id stands in where it is not known. */
  name?: string | null | undefined;
}

/** A person by name, leading to their card. */
export const PersonLink = ({ uid, name }: PersonLinkProps) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'users', action: 'show' });
  if (!uid) return <span>{name ?? translate('console.word.gone')}</span>;
  if (!canAccess) return <span>{name ?? uid}</span>;
  return (
    <Link
      component={RouterLink}
      to={`/admin/users/${encodeURIComponent(uid)}/show`}
      onClick={(event) => event.stopPropagation()}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {name ?? uid}
    </Link>
  );
};
