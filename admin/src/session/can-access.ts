import { may, type PanelAccess, type Permission } from '@bigorna/domain/access/permissions';
import type { Role } from '@bigorna/domain/access/roles';

/** What react-admin asks about a resource, and the permission it needs. What is not here is refused. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, Permission>>>> = {
  mods: {
    list: 'read:mod:any',
    show: 'read:mod:any',
    approve: 'decide:mod',
    reject: 'decide:mod',
    create: 'edit:mod',
    edit: 'edit:mod',
    delete: 'edit:mod',
    export: 'read:mod:any',
  },
};

/** Whether a role may do an action on a resource of the console, by domain's table. */
export const canAccess = (role: Role, panelAccess: PanelAccess, resource: string, action: string): boolean => {
  const permission = NEEDED[resource]?.[action];
  return permission !== undefined && may(role, permission, panelAccess);
};
