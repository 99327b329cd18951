import { hasPermission, type PanelAccess, PERMISSIONS, type Permission } from '../access/permissions.ts';
import type { Role } from '../access/roles.ts';
import type { EndpointRow } from './endpoint.ts';

const isPermission = (access: EndpointRow['access']): access is Permission => Object.hasOwn(PERMISSIONS, access);

/**
 * Whether a signed-in member with a role may make a call. Pages check this before they offer the call.
 *
 * @param panelAccess the site setting, see {@link hasPermission}
 */
export const canCall = (role: Role, { access }: Pick<EndpointRow, 'access'>, panelAccess?: PanelAccess): boolean =>
  !isPermission(access) || hasPermission(role, access, panelAccess);
