import { z } from 'zod';
import { bio, count, fullName, hostPath, id, isoTimestamp, role } from '../../entities/common.ts';
import { displayNameInput } from '../../entities/display-name-input.ts';
import { SIGN_OUT_SCOPES, signOut } from '../../entities/sign-out.ts';
import { staffReason } from '../../entities/staff-fields.ts';
import { REASON_MAX, SEARCH_TEXT_MAX } from '../../limits.ts';
import { BAN_REASONS } from '../../reject-reasons.ts';
import type { EndpointSchemas, SchemaTable } from '../endpoint.schemas.ts';
import { createRestQuery, idsFilter, listSchemas, oneOrMore } from './dialect.schemas.ts';
import { requireReason } from './require-reason.schemas.ts';
import type { staffUserEndpoints } from './users.ts';

/** Filters combine. `from` and `to` limit the registration time, and need a sort by `member_since`. */
export const usersQuery = createRestQuery(['member_since', 'last_login', 'username'], ['member_since', 'DESC'], {
  /** Prefix of a username or display name. With an `@`: a full e-mail, for staff with the permission. */
  q: z.string().max(SEARCH_TEXT_MAX).optional(),
  role: oneOrMore(role).optional(),
  is_banned: z.boolean().optional(),
  is_verified: z.boolean().optional(),
  from: isoTimestamp.optional(),
  to: isoTimestamp.optional(),
  id: idsFilter,
});

/** An account in staff lists. In responses to moderators, `email` and `full_name` are null. */
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
  banned_at: isoTimestamp.nullable(),
  banned_until: isoTimestamp.nullable(),
  is_verified: z.boolean(),
  member_since: isoTimestamp,
  last_login: isoTimestamp.nullable(),
});
export type AdminUser = z.infer<typeof adminUser>;

/** Who did something; the name is null if the account no longer exists. */
const person = z.object({ id, name: z.string().nullable() });

/** A pending removal of an account's second factors, for staff who may confirm it. */
const adminFactorReset = z.object({
  reason: z.string(),
  requested_by: person,
  requested_at: isoTimestamp,
  confirmed_by: person.nullable(),
  /** When the factors are removed; null until the member got the mail. */
  due_at: isoTimestamp.nullable(),
  can_confirm: z.boolean(),
});
export type AdminFactorReset = z.infer<typeof adminFactorReset>;

/** An account with its counts and the actions allowed to the current user. */
export const adminUserCard = adminUser.extend({
  bio: z.string(),
  /** Who banned the account last; null if the account is not banned, or if the log no longer has the ban. */
  banned_by: person.nullable(),
  has_factor: z.boolean(),
  /** Null without a pending reset, and for moderators. */
  factor_reset: adminFactorReset.nullable(),
  figures: z.object({
    comments: count,
    hidden_comments: count,
    ratings: count,
    reports_made: count,
    /** Upheld and open reports about the account and its comments. */
    reports_upheld: count,
    reports_open: count,
    mods: count,
  }),
  /** Version of the editable fields, for optimistic locking. Send it back with an update. */
  version: z.string(),
  can: z.object({
    ban: z.boolean(),
    edit: z.boolean(),
    change_role: z.boolean(),
    revoke: z.boolean(),
    expire_password: z.boolean(),
    remove_avatar: z.boolean(),
    export: z.boolean(),
    erase: z.boolean(),
    reset_factors: z.boolean(),
  }),
});
export type AdminUserCard = z.infer<typeof adminUserCard>;

const params = z.object({ uid: id });
const reasonBody = z.object({ reason: staffReason });
const banBody = z
  .object({
    reason: z.string().trim().max(REASON_MAX, { error: 'too_long' }).optional(),
    /** The member sees the policy's text in their language, followed by `reason`. */
    reason_code: z.enum(BAN_REASONS).optional(),
    until: isoTimestamp.nullable().optional(),
  })
  .superRefine(requireReason);
const CHANGE_ERRORS = ['user_not_found', 'forbidden', 'stale', 'last_super_admin'] as const;
/** An action of staff on one account. */
const action = <T extends z.ZodType>(summary: string, response: T) =>
  ({
    summary,
    params,
    response,
    errors: ['user_not_found', 'forbidden', 'last_super_admin'],
  }) satisfies EndpointSchemas;
/** A step of a factor reset. `stale` without a factor, or if the reset is not at this step. */
const factorResetAction = (summary: string) =>
  ({
    summary,
    params,
    response: adminUserCard,
    errors: CHANGE_ERRORS,
  }) satisfies EndpointSchemas;
const banned = z.object({ id, username: z.string(), role, is_banned: z.boolean(), ban_reason: z.string().nullable() });

export const staffUserSchemas = {
  adminListUsers: listSchemas(adminUser, 'List accounts; search by e-mail requires a permission'),
  adminGetUser: {
    summary: 'Get an account with its counts',
    params: z.object({ id }),
    response: adminUserCard,
    errors: ['user_not_found'],
  },
  adminUpdateUser: {
    summary: 'Update an account’s profile fields and verified status',
    params: z.object({ id }),
    body: z
      .object({ display_name: displayNameInput, full_name: fullName, bio, is_verified: z.boolean() })
      .partial()
      .extend({ version: z.string().optional() }),
    response: adminUserCard,
    errors: CHANGE_ERRORS,
  },
  banUser: { ...action('Ban an account of lower rank, at once', banned), body: banBody },
  unbanUser: action('Lift a ban; earlier sessions work again', banned),
  changeRole: {
    summary: 'Change an account’s role, effective from the next call',
    params,
    body: z.object({ role, /** The expected current role, for optimistic locking. */ from: role.optional() }),
    response: adminUserCard,
    errors: CHANGE_ERRORS,
  },
  revokeSessions: action('End all sessions of an account', z.null()),
  expirePassword: {
    summary: 'End all sessions of an account and refuse its password until the owner sets a new one',
    params,
    body: z.object({
      /** The expected e-mail, which gets the mail for the new password. */
      email: z.string().optional(),
    }),
    response: z.null(),
    errors: CHANGE_ERRORS,
  },
  signOutMany: {
    summary: 'End the sessions of all staff or all accounts except the caller’s; optionally expire their passwords too',
    body: z.object({
      scope: z.enum(SIGN_OUT_SCOPES),
      expire_passwords: z.boolean().default(false),
      reason: staffReason,
    }),
    /** `accounts`: number signed out so far. While `state` is `running`, a scheduled job continues the sign-out. */
    response: signOut.pick({ state: true, accounts: true }),
  },
  adminRemoveAvatar: {
    ...action('Remove an account’s avatar at once and permanently, also of a banned one', adminUserCard),
    body: reasonBody,
  },
  adminExportUser: {
    ...action('Download all data of an account as a JSON file, at its owner’s request', z.unknown()),
    body: reasonBody,
  },
  adminEraseUser: {
    ...action('Delete an account permanently, at its owner’s request', z.null()),
    body: reasonBody,
  },
  requestFactorReset: {
    ...factorResetAction('Request the removal of all second factors of an account of lower rank'),
    body: reasonBody,
    errors: [...CHANGE_ERRORS, 'email_too_new'],
  },
  confirmFactorReset: factorResetAction(
    'Confirm another person’s request; the factors are removed a day after the member’s mail',
  ),
  cancelFactorReset: factorResetAction('Cancel the removal of an account’s second factors'),
} satisfies SchemaTable<typeof staffUserEndpoints>;
