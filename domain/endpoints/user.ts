import { z } from 'zod';
import { someSettings } from '../entities/account.ts';
import { bio, email, fullName, hostPath } from '../entities/common.ts';
import { writtenName } from '../entities/written-name.ts';
import { AVATAR_MAX_BYTES, DELETION_WORD_MAX } from '../limits.ts';
import { givenPassword, newPassword, ownUser, passwordsDiffer, repeatsPassword, session } from './auth.ts';
import { endpoint } from './endpoint.ts';

/** What of their account members write themselves; what is left out stays. */
export const profileBody = z.object({
  display_name: writtenName.optional(),
  full_name: fullName.optional(),
  bio: bio.optional(),
  settings: someSettings.optional(),
});

export const passwordBody = z
  .object({ current_password: givenPassword, password: newPassword, password_confirmation: z.string().optional() })
  .refine(repeatsPassword, passwordsDiffer)
  .refine((body) => body.password !== body.current_password, { error: 'password_unchanged', path: ['password'] });

export const newEmailBody = z.object({ email, current_password: givenPassword });

/** The word is that of the caller's language (`deletion-word.ts`). */
export const deletionBody = z.object({
  current_password: givenPassword,
  confirmation: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(DELETION_WORD_MAX, { error: 'too_long' }),
});

export const userEndpoints = {
  updateProfile: endpoint({
    method: 'put',
    path: '/user/profile',
    summary: 'Change one’s own profile and settings',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    body: profileBody,
    answer: z.object({ user: ownUser }),
    repeats: ['user'],
    errors: ['too_many_requests'],
  }),
  updatePassword: endpoint({
    method: 'put',
    path: '/user/password',
    summary: 'Change one’s own password; this session goes on with the tokens answered, all others end',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    body: passwordBody,
    answer: session,
    errors: ['too_many_requests'],
  }),
  updateEmail: endpoint({
    method: 'post',
    path: '/user/email',
    summary: 'Ask for the mail to a new address whose link changes to it',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    body: newEmailBody,
    answer: z.null(),
    errors: ['too_many_requests'],
  }),
  updateAvatar: endpoint({
    method: 'put',
    path: '/user/avatar',
    summary: 'Set one’s own picture; the body is the image, its middle square is kept',
    access: 'signed_in',
    service: 'media',
    dialect: 'envelope',
    bytes: { max: AVATAR_MAX_BYTES },
    answer: z.object({ user: ownUser, avatar_url: hostPath }),
    repeats: ['user'],
    errors: ['file_too_large', 'image_unsupported', 'image_too_big', 'image_unreadable', 'too_many_requests'],
  }),
  removeAvatar: endpoint({
    method: 'delete',
    path: '/user/avatar',
    summary: 'Take one’s own picture away',
    access: 'signed_in',
    service: 'media',
    dialect: 'envelope',
    answer: z.object({ user: ownUser }),
    repeats: ['user'],
    errors: ['too_many_requests'],
  }),
  exportUser: endpoint({
    method: 'get',
    path: '/user/export',
    summary: 'All that is kept of oneself, as a JSON file',
    access: 'signed_in',
    service: 'api',
    dialect: 'raw',
    answer: z.unknown(),
    errors: ['too_many_requests'],
  }),
  deleteUser: endpoint({
    method: 'delete',
    path: '/user',
    summary: 'Delete one’s own account',
    access: 'signed_in',
    service: 'api',
    dialect: 'envelope',
    body: deletionBody,
    answer: z.null(),
    errors: ['last_super_admin', 'too_many_requests'],
  }),
};
