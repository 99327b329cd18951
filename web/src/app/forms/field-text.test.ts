import { loginBody, registerBody } from '@bigorna/domain/endpoints/auth';
import { texts } from '@bigorna/domain/errors/texts/pt-BR';
import { describe, expect, it } from 'vitest';
import { domainText } from '#i18n/domain-texts.ts';
import { fieldText } from './field-text.ts';

const text = domainText(texts);
const valid = {
  username: 'ana_joga',
  email: 'ana@bigorna.test',
  full_name: 'Ana',
  password: 'Bigorna123',
  password_confirmation: 'Bigorna123',
};

/** What the form says at a field when it holds a value. */
const saidAt = (name: keyof typeof valid, value: string): string | undefined => {
  const issue = registerBody.safeParse({ ...valid, [name]: value }).error?.issues.find(({ path }) => path[0] === name);
  return issue && fieldText(text, name, value, { type: issue.code, message: issue.message });
};

describe('what the fields of login and registration say', () => {
  it.each([
    ['R080', 'username', 'ab', 'O nome de usuário deve ter entre 3 e 50 caracteres'],
    ['R080', 'username', 'ana joga', 'Apenas letras, números, hífens e underscores'],
    ['R081', 'username', '', 'Campo obrigatório'],
    ['R081', 'email', 'ana', 'E-mail inválido'],
    ['R081', 'full_name', '', 'Campo obrigatório'],
    ['R081', 'full_name', 'a'.repeat(201), 'Máximo de 200 caracteres'],
    ['R082', 'password', 'Ab1', 'Mínimo de 8 caracteres'],
    ['R082', 'password', 'abcdefgh', 'Use ao menos uma letra maiúscula, uma minúscula e um número'],
    ['R082', 'password_confirmation', 'Outra1234', 'As senhas não coincidem'],
  ] as const)('%s %s %j', (_id, name, value, said) => {
    expect(saidAt(name, value)).toBe(said);
  });

  it('R081 nothing at fields that are right', () => {
    expect(registerBody.safeParse(valid).success).toBe(true);
    expect(saidAt('email', 'outra@bigorna.test')).toBeUndefined();
  });

  it('R062 required at an empty login', () => {
    const issues = loginBody.safeParse({ identifier: '', password: '' }).error?.issues ?? [];
    expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set(['identifier', 'password']));
    for (const { path, code, message } of issues) {
      expect(fieldText(text, String(path[0]), '', { type: code, message })).toBe('Campo obrigatório');
    }
  });

  it('R058 the server’s own sentence as it came', () => {
    expect(fieldText(text, 'email', 'a@b.c', { type: 'server', message: 'Já em uso' })).toBe('Já em uso');
  });
});
