/** The roles of an account, lowest rank first. */
export const ROLES = ['user', 'moderator', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles with the panel link, a badge and staff permissions. */
export const STAFF_ROLES = ['moderator', 'admin', 'super_admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The roles as the console names them, the same in every language; the site has its own words for them. */
export const ROLE_BADGES = {
  moderator: 'Moderador',
  admin: 'Admin',
  super_admin: 'Super Admin',
} as const satisfies Record<StaffRole, string>;

export const isStaff = (role: Role): role is StaffRole => role !== 'user';

/** Rank of a role: 0 for `user` up to 3 for `super_admin`. */
export const rankOf = (role: Role): number => ROLES.indexOf(role);

/**
 * Whether `actor` may act on an account of role `target`: nobody acts on an equal or higher rank.
 *
 * Source: decisions, "Permissions".
 */
export const outranks = (actor: Role, target: Role): boolean => rankOf(actor) > rankOf(target);

/** Whether nobody is left to give roles once an account of this role has it no more; `present` are all who have it now. */
export const isLastSuperAdmin = (role: Role, present: number): boolean => role === 'super_admin' && present < 2;
