import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import { usePermissions } from 'react-admin';
import { canAccess } from './can-access.ts';

/** What decides of a reader's rights. */
export interface Rights {
  role: Role;
  panelAccess: PanelAccess;
}

/** The reader's role, and whether they may do something; nothing is allowed until it is known who reads. */
export const useReader = (): { role: Role | undefined; may: (resource: string, action: string) => boolean } => {
  const { permissions } = usePermissions<Rights>();
  return {
    role: permissions?.role,
    may: (resource, action) =>
      permissions !== undefined && canAccess(permissions.role, permissions.panelAccess, resource, action),
  };
};
