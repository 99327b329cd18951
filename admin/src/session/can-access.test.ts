import { PANEL_ACCESS, PERMISSIONS, type Permission } from '@bigorna/domain/access/permissions';
import { ROLES } from '@bigorna/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { canAccess, NEEDED } from './can-access.ts';

/** Permissions that the console never asks about by themselves: to enter, and the site's own list of mods. */
const ASKED_ELSEWHERE: readonly Permission[] = ['enter:panel', 'list:mod:admin'];

const rows = Object.entries(NEEDED).flatMap(([resource, actions]) =>
  Object.entries<Permission>(actions).map(([action, permission]) => ({ resource, action, permission })),
);
const cells = rows.flatMap((row) =>
  PANEL_ACCESS.flatMap((panelAccess) => ROLES.map((role) => ({ ...row, panelAccess, role }))),
);

describe('R126 the console asks domain’s table', () => {
  it.each(cells)(
    'R126 $resource $action by $role, panel for $panelAccess',
    ({ resource, action, permission, panelAccess, role }) => {
      const holders: readonly string[] = PERMISSIONS[permission];
      const isAllowed = holders.includes(role) && (panelAccess === 'staff' || role === 'super_admin');
      expect(canAccess(role, panelAccess, resource, action)).toBe(isAllowed);
    },
  );

  it('R126 every permission of staff opens something in the console', () => {
    const asked = new Set(rows.map(({ permission }) => permission));
    const permissions = Object.keys(PERMISSIONS).filter((name): name is Permission => name in PERMISSIONS);
    expect(permissions.filter((permission) => !asked.has(permission))).toEqual(ASKED_ELSEWHERE);
  });

  it('R126 what the table does not name is refused to all, what it names is not', () => {
    expect(canAccess('super_admin', 'staff', 'secrets', 'list')).toBe(false);
    expect(canAccess('super_admin', 'staff', 'mods', 'burn')).toBe(false);
    expect(canAccess('super_admin', 'staff', 'mods', 'list')).toBe(true);
  });
});
