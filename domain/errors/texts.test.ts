import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locales.ts';
import type { TextCode } from './codes.ts';
import { findUnfilled } from './texts/fill-placeholders.ts';
import { getText, TEXTS } from './texts/index.ts';

const codes = Object.keys(TEXTS['pt-BR']) as TextCode[];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

/** Codes of the texts that R056 requires in all languages. */
const translatedCodes: TextCode[] = [
  'mod_not_found',
  'mod_load_failed',
  'connection_error',
  'download_url_unavailable',
  'download_start_failed',
  'unauthorized',
  'forbidden',
  'not_found',
  'internal_error',
  'profile_update_failed',
  'avatar_update_failed',
  'password_update_failed',
  'account_deletion_failed',
  'server_unreachable',
  'favorite_failed',
  'login_to_favorite',
  'contact_failed',
  'search_failed',
  'try_again',
];

describe('error texts (R056)', () => {
  it.each(LOCALES)('in %s are complete, with the placeholders of pt-BR (R056)', (locale) => {
    for (const code of codes) {
      expect(TEXTS[locale][code].trim(), code).not.toBe('');
      expect(placeholders(TEXTS[locale][code]), code).toEqual(placeholders(TEXTS['pt-BR'][code]));
    }
  });
  it.each(translatedCodes)('%s is translated in all languages (R056)', (code) => {
    const others = LOCALES.filter((locale) => locale !== 'en-US').map((locale) => TEXTS[locale][code]);
    expect(others).not.toContain(TEXTS['en-US'][code]);
  });
  it.each([
    ['banned_title', 'Conta banida'],
    ['banned_default_reason', 'Banimento administrativo'],
    ['registration_failed_title', 'Erro no registro'],
    ['registration_failed', 'Ocorreu um erro ao criar sua conta'],
    ['account_creation_failed', 'Erro ao criar conta'],
    ['login_failed_title', 'Erro no login'],
    ['login_failed', 'Ocorreu um erro ao fazer login'],
    ['email_send_failed', 'Erro ao enviar email'],
    ['password_reset_failed', 'Erro ao redefinir senha'],
    ['too_many_attempts_title', 'Muitas tentativas'],
    ['too_many_requests', 'Tente novamente em alguns minutos'],
    ['profile_update_failed', 'Erro ao atualizar perfil'],
    ['not_authenticated', 'Usuário não autenticado'],
    ['user_missing', 'Dados do usuário não recebidos do servidor'],
    ['token_missing', 'Token de acesso não recebido do servidor'],
    ['mod_create_failed', 'Erro ao criar mod'],
    ['mod_update_failed', 'Erro ao atualizar mod'],
    ['mod_delete_failed', 'Erro ao excluir mod'],
    ['token_check_failed', 'Erro ao verificar token'],
    ['resend_failed', 'Erro ao reenviar verificação'],
    ['login_done', 'Login realizado com sucesso!'],
    ['account_created', 'Conta criada!'],
    ['logout_done', 'Logout realizado'],
    ['login_to_favorite', 'Faça login para favoritar mods'],
    ['file_too_large', 'O arquivo deve ter menos de 5MB'],
  ] as const)('%s has the required pt-BR text (R056)', (code, text) => {
    expect(TEXTS['pt-BR'][code]).toBe(text);
  });
  it('have their placeholders filled; a missing value throws an error', () => {
    expect(getText('en-US', 'too_short', { min: 8 })).toBe('At least 8 characters');
    expect(() => getText('en-US', 'too_short')).toThrow('too_short has no value for min');
    expect(findUnfilled(TEXTS['en-US'].username_length, { min: 3 })).toEqual(['max']);
  });
});
