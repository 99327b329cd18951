import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { PASSWORD } from '../limits.ts';
import {
  factorCode,
  factorProofBody,
  newPassword,
  passwordInput,
  registerForm,
  resetPasswordBody,
} from './auth.schemas.ts';
import { passwordBody } from './user.schemas.ts';

const COMPOSED = 'Maçã7Granítica'.normalize('NFC');
const DECOMPOSED = COMPOSED.normalize('NFD');
const FORMS = [COMPOSED, DECOMPOSED];

const getErrors = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('password', () => {
  it.each(FORMS)('is composed when it is new, and unchanged when it is compared: %j (R082)', (password) => {
    expect(newPassword.parse(password)).toBe(COMPOSED);
    expect(passwordInput.parse(password)).toBe(password);
  });

  it('has the same maximum length in both forms (R082)', () => {
    const longest = `Aa7${'ã'.repeat(PASSWORD.max - 3)}`;
    for (const form of ['NFC', 'NFD'])
      for (const schema of [newPassword, passwordInput]) {
        expect(getErrors(schema, longest.normalize(form))).toEqual([]);
        expect(getErrors(schema, `${longest}ã`.normalize(form))).toEqual(['too_long']);
      }
  });

  it.each([
    ['registration', registerForm],
    ['reset by mail', resetPasswordBody],
    ['change', passwordBody],
  ] as const)('equals its confirmation in the other form at a %s, but no other password (R082)', (_name, schema) => {
    const names = { username: 'ana_joga', email: 'ana@bigorna.test', full_name: 'Ana' };
    const body = { ...names, token: 'x', current_password: 'x', password: DECOMPOSED };
    const confirm = (password_confirmation: string) => getErrors(schema, { ...body, password_confirmation });
    expect(FORMS.map(confirm)).toEqual([[], []]);
    expect(confirm('Maca7Granitica')).toEqual(['passwords_differ']);
  });

  it('is unchanged in the other form (R082)', () => {
    const change = (current_password: string, password: string) =>
      getErrors(passwordBody, { current_password, password });
    expect(change(DECOMPOSED, COMPOSED)).toEqual(['password_unchanged']);
    expect(change(COMPOSED, DECOMPOSED)).toEqual(['password_unchanged']);
    expect(change('Maca7Granitica', DECOMPOSED)).toEqual([]);
  });
});

describe('code of a second factor', () => {
  it.each(['123456', '123 456', ' 123\u00a0456 ', '１２３４５６', '１２３　４５６'])('is read from %j', (typed) => {
    expect(factorCode.parse(typed)).toBe('123456');
  });

  it.each(['', '12345', '1234567', '12345a'])('is refused in %j', (typed) => {
    expect(factorCode.safeParse(typed).success).toBe(false);
  });

  it.each(['ABCDE-23456', 'abcde 23456', 'ABCDE–23456', 'ABCDE\u201123456', 'ＡＢＣＤＥ－２３４５６'])(
    'is a recovery code when it is typed as %j',
    (recovery_code) => {
      expect(factorProofBody.parse({ challenge: 'c', recovery_code }).recovery_code).toBe('ABCDE23456');
    },
  );
});
