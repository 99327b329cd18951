import { LANGUAGE_CACHE_MS } from '@bigorna/domain/limits';
import { isLocale, type Locale, localeForBrowser } from '@bigorna/domain/locales';

const STORAGE_KEY = 'locale';

interface StoredLocale {
  code: Locale;
  /** When it was detected, in milliseconds since 1970; a chosen language has none and stays. */
  detectedAt?: number;
}

const parseStored = (text: string | null): StoredLocale | undefined => {
  if (!text) return undefined;
  const [code = '', detectedAt] = text.split('@');
  if (!isLocale(code)) return undefined;
  return detectedAt ? { code, detectedAt: Number(detectedAt) } : { code };
};

/** Keeps the language: `code` when chosen, `code@time` when detected. */
export const storeLocale = ({ code, detectedAt }: StoredLocale): void => {
  try {
    localStorage.setItem(STORAGE_KEY, detectedAt === undefined ? code : `${code}@${detectedAt}`);
  } catch {
    // Storage may be refused; the language is then detected at each visit.
  }
};

/** Whether the language in use was only detected, and not chosen. */
export const isDetected = (): boolean => {
  try {
    return localStorage.getItem(STORAGE_KEY)?.includes('@') ?? false;
  } catch {
    return false;
  }
};

const readStored = (now: number): Locale | undefined => {
  try {
    const stored = parseStored(localStorage.getItem(STORAGE_KEY));
    if (!stored) return undefined;
    const age = stored.detectedAt === undefined ? 0 : now - stored.detectedAt;
    return age >= 0 && age < LANGUAGE_CACHE_MS ? stored.code : undefined;
  } catch {
    return undefined;
  }
};

/** The language that the browser leads to; the page's own tag where the browser says nothing. */
export const browserLocale = (): Locale => localeForBrowser(navigator.language || document.documentElement.lang);

/** The language to start in: stored, else the browser's, else the page's own; what was detected is kept seven days. */
export const detectLocale = (now = Date.now()): Locale => {
  const stored = readStored(now);
  if (stored) return stored;
  const code = browserLocale();
  storeLocale({ code, detectedAt: now });
  return code;
};
