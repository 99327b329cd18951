import { canCall } from '@bigorna/domain/access/can-call';
import type { PanelAccess } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';
import { adminEndpoints } from '@bigorna/domain/endpoints/admin/index';
import { ADMIN_ROOT, type EndpointRow } from '@bigorna/domain/endpoints/endpoint';

/** The API has a shorter name for comments than the page's path. */
export const toApiName = (resource: string): string => (resource === 'comments-moderation' ? 'comments' : resource);

const ENDPOINTS: readonly EndpointRow[] = Object.values(adminEndpoints);
const findCall = (method: EndpointRow['method'], path: string): EndpointRow | undefined =>
  ENDPOINTS.find((call) => call.method === method && call.path === path);

/** Endpoint of a react-admin view. The settings and other pages without a list use the endpoint of their record. */
const findViewCall = (resource: string, view: string): EndpointRow | undefined => {
  const list = `${ADMIN_ROOT}/${toApiName(resource)}`;
  const record = `${list}/{id}`;
  if (view === 'list') return findCall('get', list) ?? findCall('get', record);
  if (view === 'show') return findCall('get', record);
  if (view === 'create') return findCall('post', list);
  if (view === 'edit') return findCall('put', record);
  return view === 'delete' ? findCall('delete', record) : undefined;
};

/** Whether a role may open a view, that is, may call its endpoint. Views without an endpoint are denied. */
export const canAccess = (role: Role, panelAccess: PanelAccess, resource: string, view: string): boolean => {
  const call = findViewCall(resource, view);
  return call !== undefined && canCall(role, call, panelAccess);
};
