import type { Role } from './roles.ts';

/**
 * Staff permissions, as `action:entity`, and the roles that have them (R126).
 * The API and the console use this table. A test compares firestore.rules and storage.rules with it.
 */
export const PERMISSIONS = {
  'enter:panel': ['moderator', 'admin', 'super_admin'],
  'read:mod:any': ['moderator', 'admin', 'super_admin'],
  'decide:mod': ['moderator', 'admin', 'super_admin'],
  'moderate:comment': ['moderator', 'admin', 'super_admin'],
  'resolve:report': ['moderator', 'admin', 'super_admin'],
  'read:user': ['moderator', 'admin', 'super_admin'],
  'ban:user': ['moderator', 'admin', 'super_admin'],
  'remove:picture': ['moderator', 'admin', 'super_admin'],
  'read:history': ['moderator', 'admin', 'super_admin'],
  'edit:mod': ['admin', 'super_admin'],
  'edit:release': ['admin', 'super_admin'],
  'choose:mod_of_the_week': ['admin', 'super_admin'],
  'reply:comment': ['admin', 'super_admin'],
  'edit:ad': ['admin', 'super_admin'],
  'handle:contact_message': ['admin', 'super_admin'],
  'edit:media_kit': ['admin', 'super_admin'],
  'edit:changelog': ['admin', 'super_admin'],
  'edit:faq': ['admin', 'super_admin'],
  'send:announcement': ['admin', 'super_admin'],
  'read:log': ['admin', 'super_admin'],
  'read:user:private': ['admin', 'super_admin'],
  'edit:user': ['admin', 'super_admin'],
  /** The second person's word: nobody confirms their own request. */
  'confirm:factor_reset': ['admin', 'super_admin'],
  'list:mod:admin': ['super_admin'],
  'change:role': ['super_admin'],
  /** Download of everything that the portal stores about a member. */
  'export:account': ['super_admin'],
  'erase:user': ['super_admin'],
  'edit:settings': ['super_admin'],
  'reset:factor': ['super_admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Values of the site setting `admin_panel_access`: who may enter the panel. */
export const PANEL_ACCESS = ['staff', 'super_admin'] as const;
export type PanelAccess = (typeof PANEL_ACCESS)[number];

/**
 * Whether a role has a permission.
 *
 * @param panelAccess the site setting. `super_admin` reserves the panel and all staff permissions for super_admin.
 */
export const hasPermission = (role: Role, permission: Permission, panelAccess: PanelAccess = 'staff'): boolean => {
  if (panelAccess === 'super_admin' && role !== 'super_admin') return false;
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
};
