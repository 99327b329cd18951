import { ROLES } from '@bigorna/domain/access/roles';
import { describe, expect, it } from 'vitest';
import { canAccess } from './can-access.ts';

describe('R122 the console asks domain’s table', () => {
  it.each([
    ['list', ['moderator', 'admin', 'super_admin']],
    ['approve', ['moderator', 'admin', 'super_admin']],
    ['reject', ['moderator', 'admin', 'super_admin']],
    ['edit', ['admin', 'super_admin']],
    ['delete', ['admin', 'super_admin']],
    ['burn', []],
  ])('R122 mods: %s by %j', (action, roles) => {
    expect(ROLES.filter((role) => canAccess(role, 'staff', 'mods', action))).toEqual(roles);
  });
  it('R122 an unknown resource is refused to all, a known one is not', () => {
    expect(canAccess('super_admin', 'staff', 'secrets', 'list')).toBe(false);
    expect(canAccess('super_admin', 'staff', 'mods', 'list')).toBe(true);
  });
  it('R122 the strict setting leaves super_admin alone', () => {
    expect(ROLES.filter((role) => canAccess(role, 'super_admin', 'mods', 'list'))).toEqual(['super_admin']);
  });
});
