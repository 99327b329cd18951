import { factorCode, loginBody, registerBody } from '@bigorna/domain/endpoints/auth.schemas';
import { contactBody } from '@bigorna/domain/endpoints/portal.schemas';
import { deletionBody, newEmailBody, passwordBody, profileBody } from '@bigorna/domain/endpoints/user.schemas';
import { factorName } from '@bigorna/domain/entities/factors';
import { texts } from '@bigorna/domain/errors/texts/pt-BR';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDomainText } from '#shared/i18n/domain-texts.ts';
import { toFieldText } from './field-text.ts';

const text = createDomainText(texts);
const valid = {
  username: 'ana_joga',
  email: 'ana@bigorna.test',
  full_name: 'Ana',
  password: 'Bigorna123',
  password_confirmation: 'Bigorna123',
};

/** The form's error text for a field with a value. */
const getFieldText = (name: keyof typeof valid, value: string): string | undefined => {
  const issue = registerBody.safeParse({ ...valid, [name]: value }).error?.issues.find(({ path }) => path[0] === name);
  return issue && toFieldText(text, name, value, { type: issue.code, message: issue.message });
};

describe('error text of a form field', () => {
  it.each([
    ['R080', 'username', 'ab', 'O nome de usuário deve ter entre 3 e 50 caracteres'],
    ['R080', 'username', 'ana joga', 'Apenas letras, números, hífens e underlines (_)'],
    ['R081', 'username', '', 'Campo obrigatório'],
    ['R081', 'email', 'ana', 'E-mail inválido'],
    ['R081', 'full_name', '', 'Campo obrigatório'],
    ['R081', 'full_name', 'a'.repeat(201), 'Máximo de 200 caracteres'],
    ['R082', 'password', 'Ab1', 'Mínimo de 8 caracteres'],
    ['R082', 'password', 'abcdefgh', 'Use ao menos uma letra maiúscula, uma minúscula e um número'],
    ['R082', 'password_confirmation', 'Outra1234', 'As senhas não coincidem'],
  ] as const)('%s: is correct for %s with the value %j', (_id, name, value, expected) => {
    expect(getFieldText(name, value)).toBe(expected);
  });

  const factor = z.object({ code: factorCode, name: factorName });
  const bodies = { loginBody, registerBody, contactBody, deletionBody, newEmailBody, passwordBody };
  it.each(Object.entries({ ...bodies, profileBody, factor }))('has no unfilled placeholder in %s (R081)', (_, body) => {
    const texts = ['?', 'x'.repeat(60_001)].flatMap((value) => {
      const { error } = body.safeParse(Object.fromEntries(Object.keys(body.shape).map((name) => [name, value])));
      return error?.issues.map(({ path: [name], code: type, message }) =>
        toFieldText(text, String(name), value, { type, message }),
      );
    });
    expect(texts.filter((shown) => /[{}]/.test(shown ?? ''))).toEqual([]);
  });

  it('is undefined for a valid field (R081)', () => {
    expect(registerBody.safeParse(valid).success).toBe(true);
    expect(getFieldText('email', 'outra@bigorna.test')).toBeUndefined();
  });

  it('is "required" for empty fields of the login (R062)', () => {
    const issues = loginBody.safeParse({ identifier: '', password: '' }).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set(['identifier', 'password']));
    for (const { path, code, message } of issues) {
      expect(toFieldText(text, String(path[0]), '', { type: code, message })).toBe('Campo obrigatório');
    }
  });

  it('is the unchanged message of the server (R058)', () => {
    expect(toFieldText(text, 'email', 'a@b.c', { type: 'server', message: 'Já em uso' })).toBe('Já em uso');
  });
});
