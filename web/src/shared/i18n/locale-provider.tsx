import type { Texts } from '@bigorna/domain/errors/codes';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createIntl, createIntlCache, RawIntlProvider } from 'react-intl';
import { useFirstInteraction } from '#shared/browser/use-first-interaction.ts';
import { createDomainText, type DomainText } from './domain-texts.ts';
import { type CurrentLanguage, languages } from './locale-store.ts';
import { TextElement } from './text-element.tsx';

interface LocaleState extends Omit<CurrentLanguage, 'messages'> {
  domainText: DomainText;
  /** Loads domain's texts. Until then `domainText` returns ''. */
  requestTexts: () => void;
}

/** Emulator builds report missing translations, so that tests notice them. Production shows Portuguese instead. */
const ERROR_HANDLER = import.meta.env.FOR_EMULATORS ? { onError: ({ message }: Error) => reportError(message) } : {};

/** Formatters of all languages: a server would otherwise create them again for every page. */
const formatters = createIntlCache();

const LocaleContext = createContext<LocaleState | undefined>(undefined);

/** Loads domain's texts on first use or at the first interaction. */
const useTexts = (locale: Locale, given: Texts | undefined): { texts: Texts | undefined; request: () => void } => {
  const [isRequested, setRequested] = useState(false);
  const [texts, setTexts] = useState(given);
  const request = useCallback(() => setRequested(true), []);
  useFirstInteraction(request);
  useEffect(() => {
    if (!isRequested) return;
    let isCurrent = true;
    const store = (loaded: Texts): void => {
      if (isCurrent) setTexts(loaded);
    };
    // On failure the next use retries.
    loadTexts(locale).then(store, () => setRequested(false));
    return () => {
      isCurrent = false;
    };
  }, [locale, isRequested]);
  return { texts, request };
};

interface LocaleProviderProps {
  /**
   * The language in which a server renders the page, or has rendered it. A server renders several languages at once.
   */
  rendered?: CurrentLanguage | undefined;
  /** Domain's texts, if the page needs them at once. */
  domainTexts?: Texts | undefined;
  children: ReactNode;
}

/** Provides the current language. The browser's language store decides it; on a server, `rendered`. */
export const LocaleProvider = ({ rendered, domainTexts, children }: LocaleProviderProps) => {
  const { locale, origin, messages } = useSyncExternalStore(
    languages.watch,
    languages.getCurrent,
    () => rendered ?? languages.getCurrent(),
  );
  const { texts, request } = useTexts(locale, domainTexts);
  const value = useMemo(
    () => ({ locale, origin, domainText: createDomainText(texts), requestTexts: request }),
    [locale, origin, texts, request],
  );
  const intl = useMemo(() => {
    const texts = { locale, defaultLocale: FALLBACK_LOCALE, messages, textComponent: TextElement, ...ERROR_HANDLER };
    return createIntl(texts, formatters);
  }, [locale, messages]);
  return (
    <LocaleContext value={value}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </LocaleContext>
  );
};

/** The current locale; `languages` changes it. */
export const useLocale = (): LocaleState => {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale must be used within a LocaleProvider');
  return state;
};

/** Returns texts of domain (failures, toasts) by code in the current language; '' until they are loaded. */
export const useDomainText = (): DomainText => {
  const { domainText, requestTexts } = useLocale();
  useEffect(requestTexts, [requestTexts]);
  return domainText;
};

/** Returns a function that loads domain's texts, for text shown once, such as a toast. Texts are '' after a failure. */
export const useLoadedDomainText = (): (() => Promise<DomainText>) => {
  const { locale } = useLocale();
  return useCallback(async () => createDomainText(await loadTexts(locale).catch(() => undefined)), [locale]);
};
