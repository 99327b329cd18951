import { z } from 'zod';
import { bio, count, fullName, hostPath, id, isoMoment, role } from '../../entities/common.ts';
import { writtenName } from '../../entities/written-name.ts';
import { REASON_MAX, REASON_MIN } from '../../limits.ts';
import { BAN_REASONS } from '../../reject-reasons.ts';
import { endpoint } from '../endpoint.ts';
import { idsFilter, listCall, restQuestion } from './dialect.ts';

/** One of role, ban and verification can be asked for at a time, with or without a text. */
export const usersQuestion = restQuestion(['member_since', 'last_login', 'username'], ['member_since', 'DESC'], {
  /** Beginning of a username or shown name; with an `@`, a whole e-mail (for those who may see it). */
  q: z.string().max(120).optional(),
  role: role.optional(),
  is_banned: z.boolean().optional(),
  is_verified: z.boolean().optional(),
  id: idsFilter,
});

/** An account as staff see it in lists. E-mail and full name are null for moderators. */
export const adminUser = z.object({
  id,
  username: z.string(),
  display_name: z.string(),
  email: z.string().nullable(),
  full_name: z.string().nullable(),
  avatar_url: hostPath.nullable(),
  role,
  is_banned: z.boolean(),
  ban_reason: z.string().nullable(),
  banned_at: isoMoment.nullable(),
  banned_until: isoMoment.nullable(),
  is_verified: z.boolean(),
  member_since: isoMoment,
  last_login: isoMoment.nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** The card: with what the account did, and what of it the reader may change. */
export const adminUserCard = adminUser.extend({
  bio: z.string(),
  figures: z.object({
    comments: count,
    hidden_comments: count,
    ratings: count,
    reports_made: count,
    /** Reports about the account and its comments that were upheld, and that wait. */
    reports_upheld: count,
    reports_open: count,
    mods: count,
  }),
  /** Tells one state of what can be edited from another; given back with a change. */
  version: z.string(),
  can: z.object({ ban: z.boolean(), edit: z.boolean(), change_role: z.boolean(), revoke: z.boolean() }),
});
export type AdminUserCard = z.infer<typeof adminUserCard>;

const params = z.object({ uid: id });
const envelope = { service: 'admin', dialect: 'envelope' } as const;
const banBody = z
  .object({
    reason: z.string().trim().max(REASON_MAX, { error: 'too_long' }).optional(),
    /** The policy's text in the member's language comes before `reason`. */
    reason_code: z.enum(BAN_REASONS).optional(),
    until: isoMoment.nullable().optional(),
  })
  .superRefine(({ reason = '', reason_code }, context) => {
    if (reason_code !== undefined && reason_code !== 'other') return;
    if (reason.length === 0) context.addIssue({ code: 'custom', path: ['reason'], message: 'required' });
    else if (reason.length < REASON_MIN) context.addIssue({ code: 'custom', path: ['reason'], message: 'too_short' });
  });
const banned = z.object({ id, username: z.string(), role, is_banned: z.boolean(), ban_reason: z.string().nullable() });

export const userEndpointsOfStaff = {
  adminListUsers: listCall(
    '/admin/users',
    'read:user',
    adminUser,
    'Accounts; search by e-mail for those who may see it',
  ),
  adminGetUser: endpoint({
    method: 'get',
    path: '/admin/users/{id}',
    summary: 'One account with its figures',
    access: 'read:user',
    service: 'admin',
    dialect: 'rest',
    params: z.object({ id }),
    answer: adminUserCard,
    errors: ['user_not_found'],
  }),
  adminUpdateUser: endpoint({
    method: 'put',
    path: '/admin/users/{id}',
    summary: 'Change an account’s profile fields and verified mark',
    access: 'edit:user',
    service: 'admin',
    dialect: 'rest',
    params: z.object({ id }),
    body: z
      .object({ display_name: writtenName, full_name: fullName, bio, is_verified: z.boolean() })
      .partial()
      .extend({ version: z.string().optional() }),
    answer: adminUserCard,
    errors: ['user_not_found', 'forbidden', 'stale'],
  }),
  banUser: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/users/{uid}/ban',
    summary: 'Ban an account of lower rank, at once',
    access: 'ban:user',
    params,
    body: banBody,
    answer: banned,
    errors: ['user_not_found', 'forbidden', 'last_super_admin'],
  }),
  unbanUser: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/users/{uid}/unban',
    summary: 'Lift a ban; sessions from before it are served again',
    access: 'ban:user',
    params,
    answer: banned,
    errors: ['user_not_found', 'forbidden'],
  }),
  changeRole: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/users/{uid}/role',
    summary: 'Change an account’s role; it holds from the next call on',
    access: 'change:role',
    params,
    body: z.object({ role, /** The role that was seen. */ from: role.optional() }),
    answer: adminUserCard,
    errors: ['user_not_found', 'forbidden', 'stale', 'last_super_admin'],
  }),
  revokeSessions: endpoint({
    ...envelope,
    method: 'post',
    path: '/admin/users/{uid}/revoke-sessions',
    summary: 'End all sessions of an account',
    access: 'edit:user',
    params,
    answer: z.null(),
    errors: ['user_not_found', 'forbidden'],
  }),
};
