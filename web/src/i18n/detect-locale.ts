import { LANGUAGE_CACHE_MS } from '@bigorna/domain/limits';
import { isLocale, type Locale, localeForBrowser } from '@bigorna/domain/locales';

/** Where the browser keeps the language. */
export const STORAGE_KEY = 'locale';
const AUTOMATIC_MARK = 'auto';

/** How this browser came to a language: one was chosen, the browser's own was, or nothing was chosen yet. */
export type LanguageOrigin = 'chosen' | 'automatic' | 'detected';

/** A language, and how this browser came to it. */
export interface FoundLocale {
  code: Locale;
  origin: LanguageOrigin;
}

/** Keeps the language: `code` when chosen, `code@time` when detected, `code@time@auto` when automatic was chosen. */
export const storeLocale = ({ code, origin }: FoundLocale, now = Date.now()): void => {
  const detected = `${code}@${now}`;
  const text = { chosen: code, detected, automatic: `${detected}@${AUTOMATIC_MARK}` }[origin];
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage may be refused; the language is then detected at each visit.
  }
};

/** What is kept; without a `code` where it is none, or too old. */
const readStored = (now: number): { code?: Locale; origin: LanguageOrigin } => {
  try {
    const [code = '', detectedAt, mark] = (localStorage.getItem(STORAGE_KEY) ?? '').split('@');
    const origin = mark === AUTOMATIC_MARK ? 'automatic' : 'detected';
    if (!isLocale(code)) return { origin };
    if (!detectedAt) return { code, origin: 'chosen' };
    const age = now - Number(detectedAt);
    return age >= 0 && age < LANGUAGE_CACHE_MS ? { code, origin } : { origin };
  } catch {
    return { origin: 'detected' };
  }
};

/** The language that the browser leads to; the page's own tag where the browser says nothing. */
export const browserLocale = (): Locale => localeForBrowser(navigator.language || document.documentElement.lang);

/** The language to start in: stored, else the browser's, else the page's own; what was detected is kept seven days. */
export const detectLocale = (now = Date.now()): FoundLocale => {
  const { code, origin } = readStored(now);
  if (code) return { code, origin };
  const detected = { code: browserLocale(), origin };
  storeLocale(detected, now);
  return detected;
};
