import { describe, expect, it } from 'vitest';
import { LOCALE_OPTIONS, LOCALES, localeForBrowser, localeForHeader } from './locales.ts';

describe('R055 language mapping', () => {
  it.each([
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en-GB', 'en-US'],
    ['es-MX', 'es-ES'],
    ['fr', 'fr-FR'],
    ['zh-TW', 'zh-CN'],
    ['de-DE', 'pt-BR'],
    ['', 'pt-BR'],
    ['__proto__', 'pt-BR'],
    [undefined, 'pt-BR'],
  ])('R055 a browser in %s reads %s', (tag, locale) => {
    expect(localeForBrowser(tag)).toBe(locale);
  });
  it('R055 pt-PT is never chosen automatically', () => {
    expect(['pt', 'pt-PT', 'pt-AO', 'PT_pt'].map(localeForBrowser)).not.toContain('pt-PT');
  });
  it.each([
    ['en-US,en;q=0.9', 'en-US'],
    ['pt-PT', 'pt-PT'],
    ['de;q=0.9, fr;q=0.8', 'fr-FR'],
    ['fr;q=0.3, es;q=0.7', 'es-ES'],
    ['zh-Hans-CN', 'zh-CN'],
    ['*', 'pt-BR'],
    ['en;q=0', 'pt-BR'],
    [undefined, 'pt-BR'],
    [';;;,,q=', 'pt-BR'],
    ['__proto__', 'pt-BR'],
    ['constructor, fr;q=0.5', 'fr-FR'],
  ])('R058 Accept-Language %s is answered in %s', (header, locale) => {
    expect(localeForHeader(header)).toBe(locale);
  });
  it('offers each language once', () => {
    expect(LOCALE_OPTIONS.map((option) => option.code).sort()).toEqual([...LOCALES].sort());
  });
});
