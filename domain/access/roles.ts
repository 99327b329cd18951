/** The roles of an account, lowest rank first. */
export const ROLES = ['user', 'moderator', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Roles with the panel link, a badge and staff permissions. */
export const STAFF_ROLES = ['moderator', 'admin', 'super_admin'] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const isStaff = (role: Role): role is StaffRole => role !== 'user';

/** Rank of a role: 0 for `user` up to 3 for `super_admin`. */
export const getRank = (role: Role): number => ROLES.indexOf(role);

/**
 * Whether `actor` may act on an account of role `target`. Nobody may act on an equal or higher rank (R127).
 */
export const hasHigherRank = (actor: Role, target: Role): boolean => getRank(actor) > getRank(target);

/** Whether an account is the last super_admin. `present` is the current number of super_admins. */
export const isLastSuperAdmin = (role: Role, present: number): boolean => role === 'super_admin' && present < 2;
