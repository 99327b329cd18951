import { describe, expect, it } from 'vitest';
import { newPassword } from './endpoints/auth.schemas.ts';
import { PASSWORD_RULES, type PasswordRule } from './password-rules.ts';

const CASES: readonly (readonly [string, readonly PasswordRule[]])[] = [
  ['', ['length', 'upper', 'lower', 'digit']],
  ['Ab1', ['length']],
  ['bigorna123', ['upper']],
  ['BIGORNA123', ['lower']],
  ['BigornaForte', ['digit']],
  ['Çédille7', []],
  ['Çédill7'.normalize('NFD'), ['length']],
  ['Bigorna123', []],
];

describe('password rules', () => {
  it.each(CASES)('find that %j lacks %j (R082)', (password, missing) => {
    const rules: readonly PasswordRule[] = ['length', 'upper', 'lower', 'digit'];
    expect(rules.filter((rule) => !PASSWORD_RULES[rule](password))).toEqual(missing);
    expect(newPassword.safeParse(password).success).toBe(missing.length === 0);
  });
});
