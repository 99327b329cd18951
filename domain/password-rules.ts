import { PASSWORD } from './limits.ts';

/** What every password must have, one rule a name: specification section 5. */
export const PASSWORD_RULES = {
  length: (password) => password.length >= PASSWORD.min,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** Whether a password has every kind of character it must have. */
export const hasAllKinds = (password: string): boolean =>
  PASSWORD_RULES.upper(password) && PASSWORD_RULES.lower(password) && PASSWORD_RULES.digit(password);
