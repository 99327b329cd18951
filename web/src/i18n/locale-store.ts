import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { browserLocale, detectLocale, storeLocale } from './detect-locale.ts';
import { loadMessages, type Messages } from './messages.ts';
import type { TextPart } from './text-parts.ts';

export interface ShownLanguage {
  locale: Locale;
  /** Whether it was only detected, and not chosen. */
  isDetected: boolean;
  messages: Messages;
}

let shown: ShownLanguage = { locale: FALLBACK_LOCALE, isDetected: true, messages: {} };
/** The parts that the pages opened so far need: a language chosen later brings them all. */
const parts = new Set<TextPart>(['first']);
let lastTurn = 0;
const listeners = new Set<() => void>();

const show = (language: ShownLanguage): void => {
  shown = language;
  document.documentElement.lang = language.locale;
  for (const listener of listeners) listener();
};

const loadAll = async (locale: Locale): Promise<Messages> => {
  const wanted = [...parts];
  const loaded = await Promise.all(wanted.map((part) => loadMessages(locale, part)));
  // A page opened meanwhile may need more.
  return wanted.length < parts.size ? loadAll(locale) : Object.assign({}, ...loaded);
};

const take = async (locale: Locale, isDetected: boolean): Promise<void> => {
  lastTurn += 1;
  const turn = lastTurn;
  const messages = await loadAll(locale);
  if (turn !== lastTurn) return;
  storeLocale(isDetected ? { code: locale, detectedAt: Date.now() } : { code: locale });
  show({ locale, isDetected, messages });
};

/** The site's language on this page, outside React. */
export const languages = {
  shown: (): ShownLanguage => shown,
  watch: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Shows the language that this browser keeps or leads to; pt-BR, whose texts are in the code, where its texts cannot be had. */
  start: async (): Promise<void> => {
    const { code, detectedAt } = detectLocale();
    const isDetected = detectedAt !== undefined;
    // What is asked for meanwhile is asked for in it.
    show({ locale: code, isDetected, messages: {} });
    try {
      const first = await loadMessages(code, 'first');
      // The page may have brought more meanwhile, or have failed to: that is its own affair.
      show({ ...shown, messages: { ...shown.messages, ...first } });
    } catch {
      show({ locale: FALLBACK_LOCALE, isDetected, messages: {} });
    }
  },

  /** Changes the language and keeps it; `automatic` follows the browser again. Fails, and changes nothing, without the texts. */
  choose: (choice: Locale | 'automatic'): Promise<void> =>
    choice === 'automatic' ? take(browserLocale(), true) : take(choice, false),

  /** Changes to a language that the visitor did not choose: it goes when what is detected does. */
  suggest: (locale: Locale): Promise<void> => take(locale, true),

  /** Brings the texts that a page needs, in the language shown and in every one chosen later. */
  need: async (part: TextPart): Promise<void> => {
    if (parts.has(part)) return;
    parts.add(part);
    const { locale } = shown;
    try {
      const more = await loadMessages(locale, part);
      // A language that took its place meanwhile has brought the part itself.
      if (shown.locale === locale) show({ ...shown, messages: { ...shown.messages, ...more } });
    } catch (error) {
      parts.delete(part);
      throw error;
    }
  },
};
