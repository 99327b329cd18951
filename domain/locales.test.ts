import { describe, expect, it } from 'vitest';
import { getLanguage, LANGUAGES, LOCALE_OPTIONS, LOCALES, matchAcceptLanguage, matchBrowserLocale } from './locales.ts';

describe('locale mapping (R055)', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en-GB', 'en-US'],
    ['es-MX', 'es-ES'],
    ['fr', 'fr-FR'],
    ['zh-TW', 'zh-CN'],
    ['tlh', 'pt-BR'],
    ['', 'pt-BR'],
    ['__proto__', 'pt-BR'],
    [undefined, 'pt-BR'],
  ])('maps the browser language %s to %s (R055)', (tag, locale) => {
    expect(matchBrowserLocale(tag)).toBe(locale);
  });
  it('never maps a browser language to pt-PT (R055)', () => {
    expect(['pt', 'pt-PT', 'pt-AO', 'PT_pt'].map(matchBrowserLocale)).not.toContain('pt-PT');
  });
  it.each(LOCALES)('maps the language of %s to a locale of that language (R055)', (locale) => {
    const [language] = locale.split('-');
    expect(matchBrowserLocale(language).split('-')[0]).toBe(language);
  });
  it.each([
    ['en-US,en;q=0.9', 'en-US'],
    ['pt-PT', 'pt-PT'],
    ['tlh;q=0.9, fr;q=0.8', 'fr-FR'],
    ['fr;q=0.3, es;q=0.7', 'es-ES'],
    ['zh-Hans-CN', 'zh-CN'],
    ['*', 'pt-BR'],
    ['en;q=0', 'pt-BR'],
    [undefined, 'pt-BR'],
    [';;;,,q=', 'pt-BR'],
    ['__proto__', 'pt-BR'],
    ['constructor, fr;q=0.5', 'fr-FR'],
  ])('maps Accept-Language %s to %s (R058)', (header, locale) => {
    expect(matchAcceptLanguage(header)).toBe(locale);
  });
  it('has the language of each locale once, without its region', () => {
    expect([...new Set(LOCALES.map((locale) => locale.split('-')[0]))]).toEqual([...LANGUAGES]);
    for (const locale of LOCALES) expect(locale.split('-')[0]).toBe(getLanguage(locale));
    expect(getLanguage('tlh')).toBe('pt');
  });
  it('offers each locale once', () => {
    expect(LOCALE_OPTIONS.map((option) => option.code).sort()).toEqual([...LOCALES].sort());
  });
});
