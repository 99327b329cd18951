import { isLocale, type Locale, matchBrowserLocale } from './locales.ts';

/**
 * The cookie that tells the server how to render a page. Firebase Hosting passes on only a cookie of this name, and
 * caches one response per value.
 */
export const PAGE_COOKIE = '__session';

/** Themes that a server can render. It cannot know the system's theme. */
export const PAGE_THEMES = ['dark', 'light'] as const;
export type PageTheme = (typeof PAGE_THEMES)[number];

/** The visitor's language and theme, as far as they are known. */
export interface PageChoice {
  readonly locale?: Locale | undefined;
  readonly theme?: PageTheme | undefined;
}

/** The cookie's value, such as `pt-BR.light`. */
export const formatPageChoice = ({ locale, theme }: PageChoice): string => `${locale ?? ''}.${theme ?? ''}`;

/** Reads the cookie's value. Anything else than a language and a theme counts as unknown. */
export const parsePageChoice = (value: string): PageChoice => {
  const [locale = '', theme] = value.split('.');
  return { locale: isLocale(locale) ? locale : undefined, theme: PAGE_THEMES.find((known) => known === theme) };
};

/** What decides language and theme of a page. */
export interface PageHints {
  /** Value of the query parameter `lang`. */
  readonly parameter: string | undefined;
  /** Value of the cookie. */
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

interface ChosenPage {
  readonly locale: Locale;
  readonly theme: PageTheme;
}

/**
 * Language and theme of a page. The language is that of the URL, else the visitor's choice, else the browser's first
 * language, else pt-BR. The browser decides in the same way.
 */
export const choosePage = ({ parameter = '', cookie = '', acceptLanguage = '' }: PageHints): ChosenPage => {
  const choice = parsePageChoice(cookie);
  const [first = ''] = acceptLanguage.split(/[,;]/, 1);
  const locale = isLocale(parameter) ? parameter : (choice.locale ?? matchBrowserLocale(first));
  return { locale, theme: choice.theme ?? 'dark' };
};
