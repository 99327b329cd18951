import { PASSWORD } from './limits.ts';

/** Rules for every password (R082). */
export const PASSWORD_RULES = {
  length: (password) => password.length >= PASSWORD.min,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Whether a password has an upper case letter, a lower case letter and a digit. */
export const hasRequiredCharacters = (password: string): boolean =>
  PASSWORD_RULES.upper(password) && PASSWORD_RULES.lower(password) && PASSWORD_RULES.digit(password);
