import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { isOffline } from '#app/offline/is-offline.ts';
import {
  browserLocale,
  detectLocale,
  type FoundLocale,
  type LanguageOrigin,
  STORAGE_KEY,
  storeLocale,
} from './detect-locale.ts';
import { loadMessages, type Messages } from './messages.ts';
import type { TextPart } from './text-parts.ts';

export interface ShownLanguage {
  locale: Locale;
  origin: LanguageOrigin;
  messages: Messages;
}

let shown: ShownLanguage = { locale: FALLBACK_LOCALE, origin: 'detected', messages: {} };
/** The parts that the pages opened so far need, until each has come: a language chosen later brings them all. */
const parts = new Map<TextPart, Promise<void>>([['first', Promise.resolve()]]);
/** What pages were opened without, and the language that they were to be in. */
const lacking = new Set<TextPart>();
let withheld: FoundLocale | undefined;
let lastTurn = 0;
const listeners = new Set<() => void>();

const show = (language: ShownLanguage): void => {
  shown = language;
  document.documentElement.lang = language.locale;
  for (const listener of listeners) listener();
};

const loadAll = async (locale: Locale): Promise<Messages> => {
  const wanted = [...parts.keys()];
  const loaded = await Promise.all(wanted.map((part) => loadMessages(locale, part)));
  // A page opened meanwhile may need more.
  return wanted.length < parts.size ? loadAll(locale) : Object.assign({}, ...loaded);
};

const take = async (locale: Locale, origin: LanguageOrigin, keep = storeLocale): Promise<void> => {
  lastTurn += 1;
  const turn = lastTurn;
  const messages = await loadAll(locale);
  if (turn !== lastTurn) return;
  withheld = undefined;
  keep({ code: locale, origin });
  show({ locale, origin, messages });
};

/** Takes over what another tab chose, which has kept it already; without its texts this page stays as it is. */
const followOtherTabs = ({ key, newValue }: StorageEvent): void => {
  if (key !== STORAGE_KEY || newValue === null) return;
  const { code, origin } = detectLocale();
  if (code !== shown.locale || origin !== shown.origin) take(code, origin, () => {}).catch(() => {});
};

const bring = async (part: TextPart): Promise<void> => {
  const { locale } = shown;
  let more: Messages = {};
  let failure: unknown;
  try {
    more = await loadMessages(locale, part);
  } catch (error) {
    failure = error;
  }
  // Another language took its place meanwhile: what has come, or has not, is none of its texts.
  if (shown.locale !== locale) return bring(part);
  if (failure) throw failure;
  lacking.delete(part);
  show({ ...shown, messages: { ...shown.messages, ...more } });
};

const bringOrForget = async (part: TextPart): Promise<void> => {
  try {
    await bring(part);
  } catch (error) {
    parts.delete(part);
    if (!isOffline()) throw error;
    lacking.add(part);
  }
};

/**
 * Brings the texts that a page needs, in the language shown and in every one chosen later. Without a network the page
 * makes do with pt-BR's, which are in its code, until {@link complete}.
 */
const need = (part: TextPart): Promise<void> => {
  const known = parts.get(part);
  if (known) return known;
  const coming = bringOrForget(part);
  parts.set(part, coming);
  return coming;
};

/** Asks again for what pages were opened without; what does not come now is asked for the next time. */
const complete = async (): Promise<void> => {
  const language = withheld && take(withheld.code, withheld.origin);
  await Promise.allSettled([language, ...[...lacking].map(need)]);
};

/** The site's language on this page, outside React. */
export const languages = {
  shown: (): ShownLanguage => shown,
  watch: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', followOtherTabs);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
    };
  },

  /** Shows the language that this browser keeps or leads to; pt-BR, whose texts are in the code, where its texts cannot be had. */
  start: async (): Promise<void> => {
    const { code, origin } = detectLocale();
    // What is asked for meanwhile is asked for in it.
    show({ locale: code, origin, messages: {} });
    try {
      const first = await loadMessages(code, 'first');
      // The page may have brought more meanwhile, or have failed to: that is its own affair.
      show({ ...shown, messages: { ...shown.messages, ...first } });
    } catch {
      withheld = { code, origin };
      show({ locale: FALLBACK_LOCALE, origin, messages: {} });
    }
  },

  /** Changes the language and keeps it; `automatic` follows the browser again. Fails, and changes nothing, without the texts. */
  choose: (choice: Locale | 'automatic'): Promise<void> =>
    choice === 'automatic' ? take(browserLocale(), choice) : take(choice, 'chosen'),

  /** Changes to a language that the visitor did not choose: it goes when what is detected does. */
  suggest: (locale: Locale): Promise<void> => take(locale, 'detected'),

  need,
  complete,
};
