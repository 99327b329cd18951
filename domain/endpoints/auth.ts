import { z } from 'zod';
import { displayName, email, fullName, hostPath, id, isoMoment, role, username } from '../entities/common.ts';
import { PASSWORD } from '../limits.ts';
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

const session = z.object({ user: ownUser, tokens });
export type Session = z.infer<typeof session>;

export const newPassword = z
  .string({ error: 'required' })
  .min(PASSWORD.min, { error: 'too_short' })
  .max(PASSWORD.max, { error: 'too_long' })
  .refine((text) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /\d/.test(text), { error: 'password_weak' });

const identifier = z.string().trim().min(1, { error: 'required' }).max(254, { error: 'too_long' });

export const loginBody = z
  .object({
    identifier: identifier.optional(),
    username: identifier.optional(),
    email: identifier.optional(),
    password: z.string({ error: 'required' }).min(1, { error: 'required' }).max(PASSWORD.max, { error: 'too_long' }),
  })
  .refine((body) => body.identifier ?? body.username ?? body.email, { error: 'required', path: ['identifier'] });

export const registerBody = z
  .object({
    username,
    email,
    full_name: fullName,
    password: newPassword,
    display_name: displayName.optional(),
    password_confirmation: z.string().optional(),
  })
  .refine((body) => body.password_confirmation === undefined || body.password_confirmation === body.password, {
    error: 'passwords_differ',
    path: ['password_confirmation'],
  });

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
    body: registerBody,
    answer: session,
    errors: ['username_taken', 'email_taken', 'too_many_requests'],
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
};
