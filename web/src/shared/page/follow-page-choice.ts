import { LANGUAGE_CACHE_MS } from '@bigorna/domain/limits';
import { formatPageChoice, PAGE_COOKIE, PAGE_THEMES } from '@bigorna/domain/page-choice';
import { readThemeChoice, watchTheme } from '#shared/browser/theme.ts';
import { detectLocale } from '#shared/i18n/detect-locale.ts';
import { languages } from '#shared/i18n/locale-store.ts';
import { readLanguageParam } from '#shared/routing/language-param.ts';

const SECOND_MS = 1000;
const YEAR_S = 31_536_000;

/** Writes language and theme to the cookie, unless the cookie has these values. */
const writeCookie = (): void => {
  const { code: locale, origin } = detectLocale();
  const theme = PAGE_THEMES.find((known) => known === readThemeChoice());
  const cookie = `${PAGE_COOKIE}=${formatPageChoice({ locale, theme })}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  // A detected language expires like its copy in the browser's storage (R054).
  const maxAge = origin === 'chosen' ? YEAR_S : LANGUAGE_CACHE_MS / SECOND_MS;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API lacks a version for older browsers
  document.cookie = `${cookie}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
};

/**
 * Tells the server the visitor's language and theme, now and after each change: it renders the next page in them. If
 * the server did not know the language of this page, and its URL does not set one, the language changes.
 */
export const followPageChoice = (): void => {
  writeCookie();
  if (!readLanguageParam(location.search)) void languages.showPreferred();
  languages.watch(writeCookie);
  watchTheme(writeCookie);
};
