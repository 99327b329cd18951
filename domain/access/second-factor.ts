import { SESSION_AGE_MS } from '../limits.ts';
import { isStaff, type Role } from './roles.ts';

/** Greatest age of a session in milliseconds. Staff calls accept a proved second factor for the same time (R206). */
export const getSessionAgeMs = (role: Role): number => (isStaff(role) ? SESSION_AGE_MS.staff : SESSION_AGE_MS.member);

/**
 * Whether an account must set up a second factor before staff calls respond (R205). For members, a factor is optional.
 */
export const mustSetUpFactor = ({ role, has_factor }: { role: Role; has_factor: boolean }): boolean =>
  isStaff(role) && !has_factor;
