import { describe, expect, it } from 'vitest';
import { BRAND } from './brand.ts';
import { isCommonPassword } from './common-passwords.ts';

const COMMON = new Set(['password', 'p@ssw0rd', 'qwerty123', '12345678', 'dragon']);

describe('common passwords', () => {
  it.each([
    'Password1',
    'pAsSwOrD99',
    'P@ssw0rd1',
    'Qwerty123',
    'Dragon2024',
    '1Dragon!',
    '#Dragon#',
    'Senha1234',
    'Senha12345678',
    'Brasil2024',
    'España2026',
    'Contraseña1',
    `${BRAND.name}123`,
    `${BRAND.name.toUpperCase()}2026`,
  ])('detects %s (R082)', (password) => expect(isCommonPassword(password, COMMON)).toBe(true));

  it.each([
    'Trovao7Azul-Lago',
    'Lua7Verde',
    'Kz7pWq2m',
    'DragonForja1',
    'Dragon48213957',
    'MinhaBigorna77Azul',
    'Novinha456',
  ])('accepts %s (R082)', (password) => expect(isCommonPassword(password, COMMON)).toBe(false));
});
