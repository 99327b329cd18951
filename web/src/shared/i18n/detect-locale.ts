import { readStorage, writeStorage } from '@bigorna/client/storage';
import { LANGUAGE_CACHE_MS } from '@bigorna/domain/limits';
import { isLocale, type Locale, matchBrowserLocale } from '@bigorna/domain/locales';

/** localStorage key of the locale. */
export const STORAGE_KEY = 'locale';
const AUTOMATIC_MARK = 'auto';

/** How the locale was set: `chosen` by name, `automatic` by choosing detection, `detected` without a choice. */
export type LanguageOrigin = 'chosen' | 'automatic' | 'detected';

export interface DetectedLocale {
  code: Locale;
  origin: LanguageOrigin;
}

/** Stores the locale: `code` if chosen, `code@time` if detected, `code@time@auto` if automatic was chosen. */
export const storeLocale = ({ code, origin }: DetectedLocale, now = Date.now()): void => {
  const detected = `${code}@${now}`;
  const text = { chosen: code, detected, automatic: `${detected}@${AUTOMATIC_MARK}` }[origin];
  // If storage is refused, the locale is detected at each visit.
  writeStorage(STORAGE_KEY, text);
};

/** Reads the stored locale. `code` is missing if it is invalid or expired. */
const readStoredLocale = (now: number): { code?: Locale; origin: LanguageOrigin } => {
  const [code = '', detectedAt, mark] = (readStorage(STORAGE_KEY) ?? '').split('@');
  const origin = mark === AUTOMATIC_MARK ? 'automatic' : 'detected';
  if (!isLocale(code)) return { origin };
  if (!detectedAt) return { code, origin: 'chosen' };
  const age = now - Number(detectedAt);
  return age >= 0 && age < LANGUAGE_CACHE_MS ? { code, origin } : { origin };
};

/** The locale for the browser's language, or for the page's `lang` if the browser has none. */
export const getBrowserLocale = (): Locale => matchBrowserLocale(navigator.language || document.documentElement.lang);

/**
 * The initial locale: stored, else the browser's, else the page's. A detected locale is cached for seven days (R054).
 */
export const detectLocale = (now = Date.now()): DetectedLocale => {
  const { code, origin } = readStoredLocale(now);
  if (code) return { code, origin };
  const detected = { code: getBrowserLocale(), origin };
  storeLocale(detected, now);
  return detected;
};
