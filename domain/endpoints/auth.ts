import { z } from 'zod';
import { accountSettings } from '../entities/account.ts';
import { displayName, email, fullName, hostPath, id, isoMoment, role, username } from '../entities/common.ts';
import { writtenName } from '../entities/written-name.ts';
import { PASSWORD } from '../limits.ts';
import { hasAllKinds } from '../password-rules.ts';
import { endpoint } from './endpoint.ts';

/** The account as its owner sees it. */
export const ownUser = z.object({
  id,
  username,
  display_name: displayName,
  email: z.string(),
  full_name: z.string(),
  bio: z.string(),
  avatar_url: hostPath.nullable(),
  role,
  is_banned: z.boolean(),
  ban_reason: z.string().nullable(),
  is_verified: z.boolean(),
  member_since: isoMoment,
  last_login: isoMoment.nullable(),
  settings: accountSettings,
});
export type OwnUser = z.infer<typeof ownUser>;

/** All that a banned account's token still learns from `/auth/verify`. */
export const bannedUser = z.object({
  id,
  username,
  is_banned: z.literal(true),
  ban_reason: z.string(),
  banned_at: isoMoment.nullable(),
});
export type BannedUser = z.infer<typeof bannedUser>;

export const tokens = z.object({
  /** A Firebase ID token: the bearer of every later call. */
  accessToken: z.string(),
  /** Signs the browser in to Firebase, so that the security rules know the visitor. */
  customToken: z.string(),
  /** When the ID token expires. */
  expiresIn: isoMoment,
});

/** A member and fresh tokens of theirs. */
export const session = z.object({ user: ownUser, tokens });
export type Session = z.infer<typeof session>;

/** The rules of specification section 5; that it differs from the current one is for whoever knows that. */
export const newPassword = z
  .string({ error: 'required' })
  .min(PASSWORD.min, { error: 'too_short' })
  .max(PASSWORD.max, { error: 'too_long' })
  .refine(hasAllKinds, { error: 'password_weak' });

/** A password that is to be right: no rule but that there is one. */
export const givenPassword = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .max(PASSWORD.max, { error: 'too_long' });

const identifier = z.string().trim().min(1, { error: 'required' }).max(254, { error: 'too_long' });

export const loginBody = z
  .object({
    identifier: identifier.optional(),
    username: identifier.optional(),
    email: identifier.optional(),
    password: givenPassword,
  })
  .refine((body) => body.identifier ?? body.username ?? body.email, { error: 'required', path: ['identifier'] });

/** Whether the repeated password, where there is one, is the same. */
export const repeatsPassword = (body: { password: string; password_confirmation?: string | undefined }): boolean =>
  body.password_confirmation === undefined || body.password_confirmation === body.password;
/** Told along with whatever else is wrong, so that a form complains once. */
export const passwordsDiffer = {
  error: 'passwords_differ',
  path: ['password_confirmation'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
/** In a form the repetition must be there; a call may do without. */
export const typedAgain = { password_confirmation: z.string({ error: 'required' }).min(1, { error: 'required' }) };

/** The code of a link in one of Firebase's mails; good once. */
const actionCode = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(1000, { error: 'too_long' });

export const registerBody = z
  .object({
    username,
    email,
    full_name: fullName,
    password: newPassword,
    display_name: writtenName.optional(),
    password_confirmation: z.string().optional(),
  })
  .refine(repeatsPassword, passwordsDiffer);

export const registerForm = registerBody.safeExtend(typedAgain);
export type RegisterForm = z.input<typeof registerForm>;

export const forgotPasswordBody = z.object({ email });

export const resetPasswordBody = z
  .object({ token: actionCode, password: newPassword, password_confirmation: z.string().optional() })
  .refine(repeatsPassword, passwordsDiffer);

/** What following a link of a mail did to the account's address. */
export const ADDRESS_CHANGES = ['verified', 'changed', 'restored'] as const;

export const authEndpoints = {
  login: endpoint({
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in with username or e-mail',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    body: loginBody,
    answer: session,
    errors: ['invalid_credentials', 'banned', 'too_many_requests'],
  }),
  register: endpoint({
    method: 'post',
    path: '/auth/register',
    summary: 'Create an account',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    appCheck: true,
    body: registerBody,
    answer: session,
    errors: ['username_taken', 'email_taken', 'too_many_requests', 'app_check_failed'],
  }),
  verify: endpoint({
    method: 'get',
    path: '/auth/verify',
    summary: 'Who the token belongs to; a banned account learns its ban here',
    access: 'token',
    service: 'api',
    dialect: 'envelope',
    answer: z.object({ user: z.union([ownUser, bannedUser]) }),
    errors: ['token_invalid', 'token_expired'],
  }),
  logout: endpoint({
    method: 'post',
    path: '/auth/logout',
    summary: 'End this browser’s session',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    answer: z.null(),
    errors: [],
  }),
  verifyEmail: endpoint({
    method: 'post',
    path: '/auth/verify-email',
    summary: 'Follow a link that verifies, changes or restores an address; the member’s own session gets fresh tokens',
    access: 'anyone',
    service: 'api',
    dialect: 'envelope',
    body: z.object({ token: actionCode }),
    /** `session` is there only when the caller is the member whose address it is. */
    answer: z.object({ change: z.enum(ADDRESS_CHANGES), session: session.nullable() }),
    errors: ['link_invalid', 'too_many_requests'],
  }),
  resendVerification: endpoint({
    method: 'post',
    path: '/auth/resend-verification',
    summary: 'Have the verification mail sent again',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    answer: z.null(),
    errors: ['already_verified', 'too_many_requests'],
  }),
  forgotPassword: endpoint({
    method: 'post',
    path: '/auth/forgot-password',
    summary: 'Ask for the mail that resets a password; says nothing of whether the address has an account',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    appCheck: true,
    body: forgotPasswordBody,
    answer: z.null(),
    errors: ['too_many_requests', 'app_check_failed'],
  }),
  verifyResetToken: endpoint({
    method: 'get',
    path: '/auth/verify-reset-token/{token}',
    summary: 'Whether the link of a reset mail is still good; it stays so',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    params: z.object({ token: actionCode }),
    /** The address of whoever holds the mail: password managers need it beside the new password. */
    answer: z.object({ email: z.string() }),
    errors: ['link_invalid', 'too_many_requests'],
  }),
  resetPassword: endpoint({
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Set a new password by the link of a reset mail; ends every session',
    access: 'public',
    service: 'api',
    dialect: 'envelope',
    body: resetPasswordBody,
    answer: z.null(),
    errors: ['link_invalid', 'too_many_requests'],
  }),
};
