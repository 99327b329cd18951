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
import { IntlProvider } from 'react-intl';
import { useFirstAct } from '#app/use-first-act.ts';
import { type DomainText, domainText } from './domain-texts.ts';
import { languages, type ShownLanguage } from './locale-store.ts';

interface LocaleState extends Omit<ShownLanguage, 'messages'> {
  domainText: DomainText;
  /** Asks for domain's texts; until they are there `domainText` answers ''. */
  wantTexts: () => void;
}

/** A build for the emulators says which texts a language lacks, so that tests hear of it; others show them in Portuguese. */
const COMPLAINTS = import.meta.env.FOR_EMULATORS ? { onError: ({ message }: Error) => reportError(message) } : {};

const LocaleContext = createContext<LocaleState | undefined>(undefined);

/** Domain's texts, loaded when a place on the page wants them or the visitor starts to act, whichever is first. */
const useTexts = (locale: Locale): { texts: Texts | undefined; want: () => void } => {
  const [isWanted, setWanted] = useState(false);
  const [texts, setTexts] = useState<Texts>();
  const want = useCallback(() => setWanted(true), []);
  useFirstAct(want);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const keep = (loaded: Texts): void => {
      if (isCurrent) setTexts(loaded);
    };
    // Not reached: the next place that wants the texts tries again.
    loadTexts(locale).then(keep, () => setWanted(false));
    return () => {
      isCurrent = false;
    };
  }, [locale, isWanted]);
  return { texts, want };
};

/** The site's language and its texts. */
export const LocaleProvider = ({ children }: { children: ReactNode }) => {
  const { locale, origin, messages } = useSyncExternalStore(languages.watch, languages.shown, languages.shown);
  const { texts, want } = useTexts(locale);
  const value = useMemo(
    () => ({ locale, origin, domainText: domainText(texts), wantTexts: want }),
    [locale, origin, texts, want],
  );
  return (
    <LocaleContext value={value}>
      <IntlProvider locale={locale} defaultLocale={FALLBACK_LOCALE} messages={messages} {...COMPLAINTS}>
        {children}
      </IntlProvider>
    </LocaleContext>
  );
};

/** The current language; `languages` changes it. */
export const useLocale = (): LocaleState => {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale must be used within a LocaleProvider');
  return state;
};

/** Texts of domain (failures, toasts) by code, in the reader's language; '' for the moment until they are loaded. */
export const useDomainText = (): DomainText => {
  const { domainText, wantTexts } = useLocale();
  useEffect(wantTexts, [wantTexts]);
  return domainText;
};

/** Domain's texts once they are loaded, for what is written only once, such as a toast; '' when they cannot be had. */
export const useLoadedDomainText = (): (() => Promise<DomainText>) => {
  const { locale } = useLocale();
  return useCallback(async () => domainText(await loadTexts(locale).catch(() => undefined)), [locale]);
};
