import { SESSION_AGE_MS } from '../limits.ts';
import { isStaff, type Role } from './roles.ts';

/** Greatest age of a session in milliseconds. Also the time for which staff calls accept a factor (R206). */
export const getSessionAgeMs = (role: Role): number => (isStaff(role) ? SESSION_AGE_MS.staff : SESSION_AGE_MS.member);

/** Whether a member must set up a second factor before staff calls answer (R205). Members may set one up. */
export const mustSetUpFactor = ({ role, has_factor }: { role: Role; has_factor: boolean }): boolean =>
  isStaff(role) && !has_factor;
