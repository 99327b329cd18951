import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import { canCall } from '@bigorna/domain/endpoints/can-call';
import { ENDPOINT_TABLE } from '@bigorna/domain/endpoints/index';
import { findViewCall } from '#shared/api/resource-calls.ts';

/**
 * Whether a role may open a view, that is, may call its endpoint. The page of a resource without a list shows the only
 * record. Other views without an endpoint are denied.
 */
export const canAccess = (role: Role, panelAccess: PanelAccess, resource: string, view: string): boolean => {
  const id = findViewCall(resource, view) ?? (view === 'list' ? findViewCall(resource, 'show') : undefined);
  return id !== undefined && canCall(role, ENDPOINT_TABLE[id], panelAccess);
};
