import { PASSWORD } from './limits.ts';

/**
 * One Unicode form of a password. Some systems write an accented letter as one character, others as a letter and a
 * combining accent. Source: RFC 8265, section 4.2 (https://www.rfc-editor.org/rfc/rfc8265#section-4.2).
 */
export const normalizePassword = (password: string): string => password.normalize('NFC');

/** Whether two texts are the same password, in any Unicode form. */
export const isSamePassword = (one: string, other: string): boolean =>
  normalizePassword(one) === normalizePassword(other);

/** Rules for every password (R082). */
export const PASSWORD_RULES = {
  length: (password) => normalizePassword(password).length >= PASSWORD.min,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Whether a password has an upper case letter, a lower case letter and a digit. */
export const hasRequiredCharacters = (password: string): boolean =>
  PASSWORD_RULES.upper(password) && PASSWORD_RULES.lower(password) && PASSWORD_RULES.digit(password);
