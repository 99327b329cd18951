import { hasPermission, type PanelAccess, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import { canCall } from '@bigorna/domain/endpoints/can-call';
import { ENDPOINT_TABLE, type EndpointId } from '@bigorna/domain/endpoints/index';
import { usePermissions } from 'react-admin';
import type { ResourceName, View } from '#shared/api/resource-calls.ts';
import { canAccess } from './can-access.ts';

/** Inputs of the permission checks. */
export interface Rights {
  role: Role;
  panelAccess: PanelAccess;
}

interface CurrentStaff {
  role: Role | undefined;
  /** Whether the user may call an endpoint. */
  canCall: (id: EndpointId) => boolean;
  /** Whether the user may open a view of a resource. */
  canOpen: (resource: ResourceName, view: View) => boolean;
  /**
   * Whether the user has a permission. Prefer `canCall`, unless an endpoint requires different permissions for
   * different records or fields.
   */
  hasPermission: (permission: Permission) => boolean;
}

/** The current user's role and permissions. All checks fail until the user is loaded. */
export const useCurrentStaff = (): CurrentStaff => {
  const { permissions } = usePermissions<Rights>();
  const isAllowed = (check: (rights: Rights) => boolean): boolean => permissions !== undefined && check(permissions);
  return {
    role: permissions?.role,
    canCall: (id) => isAllowed(({ role, panelAccess }) => canCall(role, ENDPOINT_TABLE[id], panelAccess)),
    canOpen: (resource, view) => isAllowed(({ role, panelAccess }) => canAccess(role, panelAccess, resource, view)),
    hasPermission: (permission) => isAllowed(({ role, panelAccess }) => hasPermission(role, permission, panelAccess)),
  };
};
