import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { connection } from '#shared/browser/connection.ts';
import {
  type DetectedLocale,
  detectLocale,
  getBrowserLocale,
  type LanguageOrigin,
  STORAGE_KEY,
  storeLocale,
} from './detect-locale.ts';
import { loadMessages, type Messages } from './messages.ts';
import type { TextPart } from './text-parts.ts';

export interface CurrentLanguage {
  locale: Locale;
  origin: LanguageOrigin;
  messages: Messages;
}

let current: CurrentLanguage = { locale: FALLBACK_LOCALE, origin: 'detected', messages: {} };
/** Parts needed by the pages opened so far, with their loading state. A language chosen later loads all these parts. */
const parts = new Map<TextPart, Promise<void>>([['first', Promise.resolve()]]);
/** Parts missing because the page opened offline, and the locale whose first texts failed to load. */
const missingParts = new Set<TextPart>();
let failedLocale: DetectedLocale | undefined;
let lastChange = 0;
const listeners = new Set<() => void>();

const show = (language: CurrentLanguage): void => {
  current = language;
  document.documentElement.lang = language.locale;
  for (const listener of listeners) listener();
};

const loadAll = async (locale: Locale): Promise<Messages> => {
  const requested = [...parts.keys()];
  const loaded = await Promise.all(requested.map((part) => loadMessages(locale, part)));
  // A page opened meanwhile may need more parts.
  return requested.length < parts.size ? loadAll(locale) : Object.assign({}, ...loaded);
};

const changeLocale = async (locale: Locale, origin: LanguageOrigin, store = storeLocale): Promise<void> => {
  lastChange += 1;
  const change = lastChange;
  const messages = await loadAll(locale);
  if (change !== lastChange) return;
  failedLocale = undefined;
  store({ code: locale, origin });
  show({ locale, origin, messages });
};

/**
 * Applies the locale that another tab chose and stored. If the texts fail to load, this page keeps its current locale.
 */
const handleStorage = ({ key, newValue }: StorageEvent): void => {
  if (key !== STORAGE_KEY || newValue === null) return;
  const { code, origin } = detectLocale();
  if (code !== current.locale || origin !== current.origin) changeLocale(code, origin, () => {}).catch(() => {});
};

const loadPart = async (part: TextPart): Promise<void> => {
  const { locale } = current;
  let more: Messages = {};
  let failure: unknown;
  try {
    more = await loadMessages(locale, part);
  } catch (error) {
    failure = error;
  }
  // The locale changed meanwhile: this result belongs to the previous locale.
  if (current.locale !== locale) return loadPart(part);
  if (failure) throw failure;
  missingParts.delete(part);
  show({ ...current, messages: { ...current.messages, ...more } });
};

const loadPartOrForget = async (part: TextPart): Promise<void> => {
  try {
    await loadPart(part);
  } catch (error) {
    parts.delete(part);
    if (!(await connection.confirmOffline())) throw error;
    missingParts.add(part);
  }
};

/**
 * Loads the texts that a page needs, in the current locale and in every locale chosen later. Offline the page shows
 * pt-BR's texts from the code until {@link complete}.
 */
const need = (part: TextPart): Promise<void> => {
  const pending = parts.get(part);
  if (pending) return pending;
  const loading = loadPartOrForget(part);
  parts.set(part, loading);
  return loading;
};

/** Loads missing texts again. If a part fails again, the next call retries. */
const complete = async (): Promise<void> => {
  const language = failedLocale && changeLocale(failedLocale.code, failedLocale.origin);
  await Promise.allSettled([language, ...[...missingParts].map(need)]);
};

/** The page's locale store, outside React. */
export const languages = {
  getCurrent: (): CurrentLanguage => current,
  watch: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', handleStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', handleStorage);
    };
  },

  /** Shows the locale that the visitor prefers, if the page has another one. */
  showPreferred: async (): Promise<void> => {
    const { code, origin } = detectLocale();
    if (code === current.locale || failedLocale) return;
    // If its texts fail to load, the page keeps its locale.
    await changeLocale(code, origin, () => {}).catch(() => {});
  },

  /**
   * Shows the stored or detected locale. Falls back to pt-BR, included in the code, if the locale's texts fail to load.
   *
   * @param rendered locale of a page that a server rendered, which stays
   */
  start: async (rendered?: Locale): Promise<void> => {
    const preferred = detectLocale();
    const { origin } = preferred;
    const code = rendered ?? preferred.code;
    // Sets the locale before its texts load, so that other parts requested meanwhile use it too.
    show({ locale: code, origin, messages: {} });
    try {
      const first = await loadMessages(code, 'first');
      // Other parts may have loaded or failed meanwhile; keep their result.
      show({ ...current, messages: { ...current.messages, ...first } });
    } catch {
      failedLocale = { code, origin };
      show({ locale: FALLBACK_LOCALE, origin, messages: {} });
    }
  },

  /**
   * Changes and stores the locale; `automatic` follows the browser again. Rejects without change if the texts fail to
   * load.
   */
  choose: (choice: Locale | 'automatic'): Promise<void> =>
    choice === 'automatic' ? changeLocale(getBrowserLocale(), choice) : changeLocale(choice, 'chosen'),

  /** Changes to a locale that the visitor did not choose. This locale expires like a detected locale. */
  suggest: (locale: Locale): Promise<void> => changeLocale(locale, 'detected'),

  need,
  complete,
};
