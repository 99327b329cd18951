import { z } from 'zod';
import { partialSettings } from '../entities/account.ts';
import { bio, createInputSchema, email, fullName, hostPath } from '../entities/common.ts';
import { displayNameInput } from '../entities/display-name-input.ts';
import { DELETION_WORD_MAX } from '../limits.ts';
import { isSamePassword } from '../password-rules.ts';
import {
  currentUser,
  hasMatchingPasswords,
  newPassword,
  newPasswordAgain,
  passwordInput,
  passwordsDiffer,
  session,
} from './auth.schemas.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import type { userEndpoints } from './user.ts';

/** Profile fields that members may change. Omitted fields stay unchanged. */
export const profileBody = z.object({
  display_name: displayNameInput.optional(),
  full_name: fullName.optional(),
  bio: bio.optional(),
  settings: partialSettings.optional(),
});

export const passwordBody = z
  .object({
    current_password: passwordInput,
    password: newPassword,
    password_confirmation: newPasswordAgain.optional(),
  })
  .refine(hasMatchingPasswords, passwordsDiffer)
  .refine((body) => !isSamePassword(body.password, body.current_password), {
    error: 'password_unchanged',
    path: ['password'],
  });

export const newEmailBody = z.object({ email, current_password: passwordInput });

/** `confirmation` is the word of the caller's language (`deletion-word.ts`). */
export const deletionBody = z.object({
  current_password: passwordInput,
  confirmation: createInputSchema(DELETION_WORD_MAX),
});

export const userSchemas = {
  updateProfile: {
    summary: 'Update the own profile and settings',
    body: profileBody,
    response: z.object({ user: currentUser }),
  },
  updatePassword: {
    summary: 'Change the own password; returns new tokens for this session and ends all others',
    body: passwordBody,
    response: session,
  },
  updateEmail: {
    summary: 'Send a mail to a new address; its link completes the change',
    body: newEmailBody,
    response: z.null(),
  },
  updateAvatar: {
    summary: 'Set the own avatar; the body is the image, cropped to its central square',
    response: z.object({ user: currentUser, avatar_url: hostPath }),
    errors: ['file_too_large', 'image_unsupported', 'image_too_big', 'image_unreadable'],
  },
  removeAvatar: {
    summary: 'Remove the own avatar',
    response: z.object({ user: currentUser }),
  },
  exportUser: {
    summary: 'Download all own data as a JSON file',
    response: z.unknown(),
  },
  deleteUser: {
    summary: 'Delete the own account',
    body: deletionBody,
    response: z.null(),
    errors: ['last_super_admin'],
  },
} satisfies SchemaTable<typeof userEndpoints>;
