import { z } from 'zod';
import { accountSettings } from '../entities/account.ts';
import {
  createInputSchema,
  displayName,
  email,
  fullName,
  hostPath,
  id,
  isoTimestamp,
  role,
  username,
} from '../entities/common.ts';
import { displayNameInput } from '../entities/display-name-input.ts';
import { PASSWORD } from '../limits.ts';
import { hasRequiredCharacters, normalizePassword } from '../password-rules.ts';
import type { authEndpoints } from './auth.ts';
import type { SchemaTable } from './endpoint.schemas.ts';
import { assertion, assertionOptions } from './passkeys.schemas.ts';

/** The account, for its owner. */
export const currentUser = z.object({
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
  /** Whether logins ask for a second factor. See `mustSetUpFactor` for who must set one up. */
  has_factor: z.boolean(),
  member_since: isoTimestamp,
  last_login: isoTimestamp.nullable(),
  settings: accountSettings,
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The fields that `/auth/verify` returns to a banned account. */
export const bannedUser = z.object({
  id,
  username,
  is_banned: z.literal(true),
  ban_reason: z.string(),
  banned_at: isoTimestamp.nullable(),
});
export type BannedUser = z.infer<typeof bannedUser>;

export const tokens = z.object({
  /** Firebase ID token, the bearer of later calls. */
  accessToken: z.string(),
  /** Signs the browser in to Firebase, so that security rules identify the member. */
  customToken: z.string(),
  /** When the ID token expires. */
  expiresIn: isoTimestamp,
});

/** A member with new tokens. */
export const session = z.object({ user: currentUser, tokens });
export type Session = z.infer<typeof session>;

/** The session of a new account. */
const newAccountSession = session.extend({
  /** Whether the verification mail was sent. If not, the member can request it later. */
  mail_sent: z.boolean(),
});
export type NewAccountSession = z.infer<typeof newAccountSession>;

/** How a second factor can be proved. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery_code'] as const;

/** A request to prove a second factor. */
export const factorChallenge = z.object({
  /** The client sends this text back with the proof. */
  challenge: z.string(),
  expires_at: isoTimestamp,
  methods: z.array(z.enum(FACTOR_METHODS)),
  /** For `navigator.credentials.get`; null without a passkey. */
  passkey: assertionOptions.nullable(),
});
export type FactorChallenge = z.infer<typeof factorChallenge>;

/** The result of a right password: a session, or a request for the second factor. */
export const loginResult = z.union([session, z.object({ second_factor: factorChallenge })]);
export type LoginResult = z.infer<typeof loginResult>;

/** Tokens of a banned member, without the sign-in to Firebase. */
const bannedAccess = tokens.omit({ customToken: true });
export type BannedAccess = z.infer<typeof bannedAccess>;

/** The result of a banned member's right password: a token, or a request for the second factor. */
const bannedLoginResult = z.union([bannedAccess, z.object({ second_factor: factorChallenge })]);
export type BannedLoginResult = z.infer<typeof bannedLoginResult>;

/** Six digits of an authenticator app. Spaces are ignored. The digits of a Chinese keyboard count too. */
export const factorCode = z
  .string({ error: 'required' })
  .max(20, { error: 'factor_code' })
  .transform((text) => text.normalize('NFKC').replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'factor_code' }));

/** Letters and digits of a recovery code. Case, spaces and hyphens or dashes are ignored. */
const recoveryCode = z
  .string()
  .max(40, { error: 'too_long' })
  .transform((text) =>
    text
      .normalize('NFKC')
      .replaceAll(/[\s\p{Pd}]/gu, '')
      .toUpperCase(),
  )
  .pipe(z.string().min(1, { error: 'required' }));

/** A challenge with exactly one proof. */
export const factorProofBody = z
  .object({
    challenge: z.string({ error: 'required' }).min(1, { error: 'required' }).max(2000, { error: 'too_long' }),
    code: factorCode.optional(),
    recovery_code: recoveryCode.optional(),
    passkey: assertion.optional(),
  })
  .refine(
    ({ code, recovery_code, passkey }) =>
      [code, recovery_code, passkey].filter((proof) => proof !== undefined).length === 1,
    { error: 'required', path: ['code'] },
  );
export type FactorProof = z.infer<typeof factorProofBody>;

/** A new password (R082), in one Unicode form. The handler checks that it differs from the current password. */
export const newPassword = z
  .string({ error: 'required' })
  .overwrite(normalizePassword)
  .min(PASSWORD.min, { error: 'too_short' })
  .max(PASSWORD.max, { error: 'too_long' })
  .refine(hasRequiredCharacters, { error: 'password_weak' });

/**
 * The current password. It is only compared, so no rules apply except presence and maximum length. Its Unicode form
 * stays: an older account may store it in this form.
 */
export const passwordInput = z
  .string({ error: 'required' })
  .min(1, { error: 'required' })
  .check(({ value, issues }) => {
    if (normalizePassword(value).length > PASSWORD.max)
      issues.push({ code: 'too_big', origin: 'string', maximum: PASSWORD.max, input: value, message: 'too_long' });
  })
  .meta({ maxLength: PASSWORD.max });

const identifier = z.string().trim().min(1, { error: 'required' }).max(254, { error: 'too_long' });

export const loginBody = z
  .object({
    identifier: identifier.optional(),
    username: identifier.optional(),
    email: identifier.optional(),
    password: passwordInput,
  })
  .refine((body) => body.identifier ?? body.username ?? body.email, { error: 'required', path: ['identifier'] });

/** The new password again, in the same Unicode form. */
export const newPasswordAgain = z.string({ error: 'required' }).overwrite(normalizePassword);
/** Whether the confirmation equals the password. Also true without a confirmation. */
export const hasMatchingPasswords = (body: { password: string; password_confirmation?: string | undefined }): boolean =>
  body.password_confirmation === undefined || body.password_confirmation === body.password;
/** Reported together with all other field errors, so that a form shows them at once. */
export const passwordsDiffer = {
  error: 'passwords_differ',
  path: ['password_confirmation'],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
/** Forms require the confirmation; calls do not. */
export const passwordConfirmation = {
  password_confirmation: newPasswordAgain.min(1, { error: 'required' }),
};

/** The one-time code of a link in a mail from Firebase. */
const actionCode = createInputSchema(1000);

export const registerBody = z
  .object({
    username,
    email,
    full_name: fullName,
    password: newPassword,
    display_name: displayNameInput.optional(),
    password_confirmation: newPasswordAgain.optional(),
  })
  .refine(hasMatchingPasswords, passwordsDiffer);

export const registerForm = registerBody.safeExtend(passwordConfirmation);
export type RegisterForm = z.input<typeof registerForm>;

export const forgotPasswordBody = z.object({ email });

export const resetPasswordBody = z
  .object({ token: actionCode, password: newPassword, password_confirmation: newPasswordAgain.optional() })
  .refine(hasMatchingPasswords, passwordsDiffer);

/** Effects of a mail link on the account's e-mail. */
export const EMAIL_CHANGES = ['verified', 'changed', 'restored'] as const;

export const authSchemas = {
  login: {
    summary: 'Log in with username or e-mail',
    body: loginBody,
    response: loginResult,
    errors: ['invalid_credentials', 'banned', 'password_expired', 'password_too_weak'],
  },
  loginBanned: {
    summary: 'Log in to a banned account; the token opens only the export and the deletion of the own data',
    body: loginBody,
    response: bannedLoginResult,
    errors: ['invalid_credentials', 'forbidden', 'password_expired'],
  },
  loginBannedFactor: {
    summary: 'Finish the login to a banned account with a second factor',
    body: factorProofBody,
    response: bannedAccess,
    errors: ['challenge_invalid', 'factor_wrong', 'forbidden', 'password_expired'],
  },
  loginFactor: {
    summary: 'Finish a login with a second factor',
    body: factorProofBody,
    response: session,
    errors: ['challenge_invalid', 'factor_wrong', 'banned', 'password_expired'],
  },
  factorChallenge: {
    summary: 'Get a challenge to prove a second factor again',
    response: factorChallenge,
    errors: ['factor_required'],
  },
  proveFactor: {
    summary: 'Prove a second factor again; the session gets new tokens',
    body: factorProofBody,
    response: session,
    errors: ['challenge_invalid', 'factor_wrong'],
  },
  register: {
    summary: 'Create an account',
    body: registerBody,
    response: newAccountSession,
    errors: ['username_taken', 'email_taken'],
  },
  verify: {
    summary: 'Get the account of a token; a banned account gets its ban',
    response: z.object({ user: z.union([currentUser, bannedUser]) }),
    errors: ['token_invalid', 'token_expired'],
  },
  logout: {
    summary: 'End this browser’s session',
    response: z.null(),
  },
  verifyEmail: {
    summary: 'Apply a mail link that verifies, changes or restores an e-mail; the member’s own session gets new tokens',
    body: z.object({ token: actionCode }),
    /** `session` is null unless the caller owns the e-mail. */
    response: z.object({ change: z.enum(EMAIL_CHANGES), session: session.nullable() }),
    errors: ['link_invalid'],
  },
  resendVerification: {
    summary: 'Send the verification mail again',
    response: z.null(),
    errors: ['already_verified'],
  },
  forgotPassword: {
    summary: 'Send a password reset mail; does not reveal whether the e-mail has an account',
    body: forgotPasswordBody,
    response: z.null(),
  },
  verifyResetToken: {
    summary: 'Check a password reset link without using it up',
    params: z.object({ token: actionCode }),
    /**
     * `email`: password managers store it with the new password. `factor_reset_at`: when staff remove the account's
     * second factors; null if they do not.
     */
    response: z.object({ email: z.string(), factor_reset_at: isoTimestamp.nullable() }),
    errors: ['link_invalid'],
  },
  resetPassword: {
    summary: 'Set a new password with a reset link; ends all sessions',
    body: resetPasswordBody,
    response: z.null(),
    errors: ['link_invalid'],
  },
} satisfies SchemaTable<typeof authEndpoints>;
