import { randomUUID } from 'node:crypto';
import { textFor } from '@bigorna/domain/errors/texts/index';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { call, failureOf, messageOf } from './support/call.ts';
import { makeMember, PASSWORD } from './support/members.ts';

/** A name of its own for each attempt: ten wrong ones for one name meet the limit. */
const messageIn = async (language: string) => {
  const body = { identifier: randomUUID(), password: 'Errada123' };
  return failureOf(await call('login', { body, headers: { 'Accept-Language': language } })).message;
};

describe('the language of answers', () => {
  it.each(LOCALES)('R058 a failure in %s', async (locale) => {
    expect(await messageIn(locale)).toBe(textFor(locale, 'invalid_credentials'));
  });

  it.each([
    ['de-DE', 'pt-BR'],
    ['*', 'pt-BR'],
    ['', 'pt-BR'],
    ['en-GB', 'en-US'],
    ['de, fr;q=0.3, es;q=0.8', 'es-ES'],
    ['en;q=0, fr', 'fr-FR'],
  ] as const)('R058 for %j it is %s', async (header, locale) => {
    expect(await messageIn(header)).toBe(textFor(locale, 'invalid_credentials'));
  });

  it('R058 a field’s fault too', async () => {
    const reply = await call('listMods', { query: '?limit=101', headers: { 'Accept-Language': 'en-US' } });
    expect(failureOf(reply)).toMatchObject({
      message: textFor('en-US', 'invalid_request'),
      errors: [{ path: 'limit', message: textFor('en-US', 'too_big', { max: 100 }) }],
    });
  });

  it('R058 and what went well', async () => {
    const { username } = await makeMember();
    const body = { identifier: username, password: PASSWORD };
    const reply = await call('login', { body, headers: { 'Accept-Language': 'fr-FR' } });
    expect(messageOf(reply)).toBe(textFor('fr-FR', 'login_done'));
  });
});
