import { describe, expect, it } from 'vitest';
import { hasPermission, PERMISSIONS, type Permission } from './permissions.ts';
import { hasHigherRank, ROLES, type Role } from './roles.ts';

/** Written by hand, not derived from the table. One letter per role: user, moderator, admin, super_admin. */
const expected: Record<Permission, string> = {
  'enter:panel': '-MAS',
  'read:mod:any': '-MAS',
  'decide:mod': '-MAS',
  'moderate:comment': '-MAS',
  'resolve:report': '-MAS',
  'read:user': '-MAS',
  'ban:user': '-MAS',
  'remove:picture': '-MAS',
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
  'export:account': '---S',
  'erase:user': '---S',
  'edit:settings': '---S',
  'reset:factor': '---S',
  'confirm:factor_reset': '--AS',
};
const LETTERS: Record<Role, string> = { user: 'U', moderator: 'M', admin: 'A', super_admin: 'S' };
const permissions = Object.keys(PERMISSIONS) as Permission[];

describe('permissions', () => {
  it.each(permissions)('grants %s to the expected roles (R126)', (permission) => {
    expect(ROLES.map((role) => (hasPermission(role, permission) ? LETTERS[role] : '-')).join('')).toBe(
      expected[permission],
    );
  });
  it.each(permissions)('grants %s to super_admin only when the panel is strict (R126, R074)', (permission) => {
    expect(ROLES.filter((role) => hasPermission(role, permission, 'super_admin'))).toEqual(['super_admin']);
  });
  it('allows actions only on accounts of lower rank (R127)', () => {
    const pairs = ROLES.flatMap((actor) =>
      ROLES.filter((target) => hasHigherRank(actor, target)).map((target) => `${actor}>${target}`),
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
