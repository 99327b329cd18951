import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { ENDPOINTS } from '../endpoints/index.ts';
import { may, PERMISSIONS, type Permission } from './permissions.ts';
import { outranks, ROLES, type Role } from './roles.ts';

/** The table of the decisions, written out by hand: one letter a role, in the order user, moderator, admin, super_admin. */
const expected: Record<Permission, string> = {
  'enter:panel': '-MAS',
  'read:mod:any': '-MAS',
  'decide:mod': '-MAS',
  'moderate:comment': '-MAS',
  'resolve:report': '-MAS',
  'read:user': '-MAS',
  'ban:user': '-MAS',
  'read:history': '-MAS',
  'edit:mod': '--AS',
  'edit:release': '--AS',
  'choose:mod_of_the_week': '--AS',
  'reply:comment': '--AS',
  'edit:ad': '--AS',
  'handle:contact_message': '--AS',
  'edit:media_kit': '--AS',
  'edit:changelog': '--AS',
  'edit:faq': '--AS',
  'send:announcement': '--AS',
  'read:log': '--AS',
  'read:user:private': '--AS',
  'edit:user': '--AS',
  'list:mod:admin': '---S',
  'change:role': '---S',
  'edit:settings': '---S',
};
const LETTERS: Record<Role, string> = { user: 'U', moderator: 'M', admin: 'A', super_admin: 'S' };
const permissions = Object.keys(PERMISSIONS) as Permission[];

/** Permissions that no call as a whole asks for: they decide over a part of its answer. */
const WITHIN_CALLS: readonly Permission[] = ['read:user:private'];
const calls: Endpoint[] = Object.values(ENDPOINTS);

describe('permissions', () => {
  it.each(permissions)('R126 %s is held by the roles of the decisions', (permission) => {
    expect(ROLES.map((role) => (may(role, permission) ? LETTERS[role] : '-')).join('')).toBe(expected[permission]);
  });
  it.each(permissions)('R126 R074 %s belongs to super_admin alone under the strict panel setting', (permission) => {
    expect(ROLES.filter((role) => may(role, permission, 'super_admin'))).toEqual(['super_admin']);
  });
  it('R126 each is what some call asks for, or decides within one', () => {
    const asked = new Set<string>(calls.map(({ access }) => access));
    expect(permissions.filter((permission) => !asked.has(permission))).toEqual(WITHIN_CALLS);
  });
  it('R126 every call under /admin asks for one', () => {
    const staffs = calls.filter(({ path }) => path.startsWith('/admin/'));
    expect(staffs.filter(({ access }) => !(access in PERMISSIONS))).toEqual([]);
    expect(staffs.length).toBeGreaterThan(80);
  });
  it('R127 acts only on accounts of lower rank', () => {
    const pairs = ROLES.flatMap((actor) =>
      ROLES.filter((target) => outranks(actor, target)).map((target) => `${actor}>${target}`),
    );
    expect(pairs).toEqual([
      'moderator>user',
      'admin>user',
      'admin>moderator',
      'super_admin>user',
      'super_admin>moderator',
      'super_admin>admin',
    ]);
  });
});
