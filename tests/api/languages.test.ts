import { randomUUID } from 'node:crypto';
import { getText } from '@bigorna/domain/errors/texts/index';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { callEndpoint, parseFailure, parseMessage } from './support/call.ts';
import { createMember, PASSWORD } from './support/members.ts';

/** Message of a failed login. Each call uses a new username, because ten failures for one name reach the limit. */
const getMessage = async (language: string) => {
  const body = { identifier: randomUUID(), password: 'Errada123' };
  return parseFailure(await callEndpoint('login', { body, headers: { 'Accept-Language': language } })).message;
};

describe('language of responses', () => {
  it.each(LOCALES)('is %s for an error (R058)', async (locale) => {
    expect(await getMessage(locale)).toBe(getText(locale, 'invalid_credentials'));
  });

  it.each([
    ['de-DE', 'pt-BR'],
    ['*', 'pt-BR'],
    ['', 'pt-BR'],
    ['en-GB', 'en-US'],
    ['de, fr;q=0.3, es;q=0.8', 'es-ES'],
    ['en;q=0, fr', 'fr-FR'],
  ] as const)('for %j is %s (R058)', async (header, locale) => {
    expect(await getMessage(header)).toBe(getText(locale, 'invalid_credentials'));
  });

  it('applies to field errors (R058)', async () => {
    const response = await callEndpoint('listMods', { query: '?limit=101', headers: { 'Accept-Language': 'en-US' } });
    expect(parseFailure(response)).toMatchObject({
      message: getText('en-US', 'invalid_request'),
      errors: [{ path: 'limit', message: getText('en-US', 'too_big', { max: 100 }) }],
    });
  });

  it('applies to success messages (R058)', async () => {
    const { username } = await createMember();
    const body = { identifier: username, password: PASSWORD };
    const response = await callEndpoint('login', { body, headers: { 'Accept-Language': 'fr-FR' } });
    expect(parseMessage(response)).toBe(getText('fr-FR', 'login_done'));
  });
});
