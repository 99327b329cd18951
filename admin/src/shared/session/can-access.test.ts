import { PANEL_ACCESS, type PanelAccess } from '@bigorna/domain/access/permissions';
import { ROLES, type Role } from '@bigorna/domain/access/roles';
import { describe, expect, it } from 'vitest';
import type { PageName } from '#shared/pages/pages.ts';
import { canAccess } from './can-access.ts';

/** Hand-written, independent of the tables. One letter per role: user, moderator, admin, super_admin. */
const EXPECTED: Record<PageName, Record<string, string>> = {
  users: { list: '-MAS', show: '-MAS', create: '----', edit: '--AS', delete: '----' },
  mods: { list: '-MAS', show: '-MAS', create: '--AS', edit: '--AS', delete: '--AS' },
  ads: { list: '--AS', show: '--AS', create: '--AS', edit: '--AS', delete: '--AS' },
  'comments-moderation': { list: '-MAS', show: '-MAS', create: '----', edit: '----', delete: '----' },
  reports: { list: '-MAS', show: '-MAS', create: '----', edit: '----', delete: '----' },
  'contact-messages': { list: '--AS', show: '--AS', create: '----', edit: '----', delete: '----' },
  'blocked-files': { list: '--AS', show: '--AS', create: '--AS', edit: '--AS', delete: '--AS' },
  'game-versions': { list: '--AS', show: '--AS', create: '--AS', edit: '----', delete: '--AS' },
  faq: { list: '--AS', show: '--AS', create: '--AS', edit: '--AS', delete: '--AS' },
  changelog: { list: '--AS', show: '--AS', create: '--AS', edit: '--AS', delete: '--AS' },
  'media-kit': { list: '--AS', show: '--AS', create: '----', edit: '--AS', delete: '----' },
  announcements: { list: '--AS', show: '--AS', create: '--AS', edit: '--AS', delete: '--AS' },
  settings: { list: '---S', show: '---S', create: '----', edit: '---S', delete: '----' },
  logs: { list: '--AS', show: '--AS', create: '----', edit: '----', delete: '----' },
};
const LETTERS: Record<Role, string> = { user: 'U', moderator: 'M', admin: 'A', super_admin: 'S' };

const rows = Object.entries(EXPECTED).flatMap(([resource, actions]) =>
  Object.entries(actions).map(([action, roles]) => ({ resource, action, roles })),
);
const cells = rows.flatMap((row) =>
  PANEL_ACCESS.flatMap((panelAccess) => ROLES.map((role) => ({ ...row, panelAccess, role }))),
);
const isAllowed = (roles: string, role: Role, panelAccess: PanelAccess): boolean =>
  roles.includes(LETTERS[role]) && (panelAccess === 'staff' || role === 'super_admin');

describe('console access (R126)', () => {
  it.each(cells)(
    'follows the expected table: $action of $resource by $role, panel for $panelAccess (R126)',
    ({ resource, action, roles, panelAccess, role }) => {
      expect(canAccess(role, panelAccess, resource, action)).toBe(isAllowed(roles, role, panelAccess));
    },
  );

  it('lets a super_admin open every list (R126)', () => {
    const pages = Object.keys(EXPECTED);
    expect(pages.filter((name) => canAccess('super_admin', 'staff', name, 'list'))).toEqual(pages);
  });

  it('denies an unknown page or action even to a super_admin (R126)', () => {
    expect(canAccess('super_admin', 'staff', 'secrets', 'list')).toBe(false);
    expect(canAccess('super_admin', 'staff', 'mods', 'burn')).toBe(false);
    expect(canAccess('super_admin', 'staff', 'mods', 'list')).toBe(true);
  });
});
