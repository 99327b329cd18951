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

const readStored = (now: number): StoredLocale | undefined => {
  try {
    const stored = parseStored(localStorage.getItem(STORAGE_KEY));
    if (!stored) return undefined;
    const age = stored.detectedAt === undefined ? 0 : now - stored.detectedAt;
    return age >= 0 && age < LANGUAGE_CACHE_MS ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** The language that the browser leads to; the page's own tag where the browser says nothing. */
export const browserLocale = (): Locale => localeForBrowser(navigator.language || document.documentElement.lang);

/** The language to start in: stored, else the browser's, else the page's own; what was detected is kept seven days. */
export const detectLocale = (now = Date.now()): StoredLocale => {
  const stored = readStored(now);
  if (stored) return stored;
  const detected = { code: browserLocale(), detectedAt: now };
  storeLocale(detected);
  return detected;
};
