import { LOCALE_OPTIONS, LOCALES, type Locale } from '@bigorna/domain/locales';
import { ApiResponses } from './support/api-responses.ts';
import { CONSOLE_PAGES, expectLoaded } from './support/console-pages.ts';
import { expect, test } from './support/fixtures.ts';
import { FOREIGN_WORDS } from './support/foreign-words.ts';
import { removeParts } from './support/language-faults.ts';
import { getPageTexts, type PageText } from './support/page-texts.ts';

/** Other tests open the console in these locales. */
const TESTED_ELSEWHERE: readonly Locale[] = ['pt-BR', 'en-US'];

const SUBPAGES = [
  'mods/create',
  'users/seed-jogador/show',
  'ads/create',
  'blocked-files/create',
  'game-versions/create',
  'logs/l001/show',
];
const PATHS = [...CONSOLE_PAGES.map(({ path }) => path), ...SUBPAGES.map((path) => `/admin/${path}`)];

/** Languages, formats and licenses, whose names are the same in every language. Longest first. */
const NAMES = [
  ...LOCALE_OPTIONS.flatMap(({ code, nativeName }) => [nativeName, code]),
  ...['CSV', 'UTC', 'SHA', 'MIT', 'LGPL', 'https'],
].toSorted((a, b) => b.length - a.length);
const RAW_KEY = /^(?:console|ra|resources)\.\w/;

/** Texts of the console that are not in the locale's language. Ignores content from the API. */
const findFaults = (texts: readonly PageText[], locale: Locale, contents: readonly string[]): string[] =>
  texts.flatMap(({ text, where, attribute }) => {
    if (RAW_KEY.test(text)) return [`${attribute ?? ''} ${where} “${text}”: raw key`];
    if (contents.some((content) => content.includes(text))) return [];
    const words = FOREIGN_WORDS[locale](removeParts(text, [...contents, ...NAMES]));
    return words.length > 0 ? [`${attribute ?? ''} ${where} “${text}”: not ${locale}: ${words.join(', ')}`] : [];
  });

for (const locale of LOCALES.filter((one) => !TESTED_ELSEWHERE.includes(one)))
  test(`every console page is fully in ${locale} (R051)`, async ({ chief: page }) => {
    test.setTimeout(240_000);
    await page.addInitScript((code) => localStorage.setItem('locale', code), locale);
    const responses = new ApiResponses(locale);
    responses.listenTo(page);
    const faults: string[] = [];
    for (const path of PATHS)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expectLoaded(page);
        const texts = await getPageTexts(page);
        await responses.settle();
        faults.push(
          ...findFaults(texts, locale, [...responses.texts, ...responses.names]).map((fault) => `${path} ${fault}`),
        );
      });
    expect([...new Set(faults)]).toEqual([]);
  });
