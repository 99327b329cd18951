import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { browserLocale, storeLocale } from './detect-locale.ts';
import { loadMessages, type Messages } from './messages.ts';

interface LocaleState {
  locale: Locale;
  messages: Messages;
}

interface LocaleChoice {
  locale: Locale;
  /** Changes the language and keeps it; `automatic` follows the browser again. */
  choose: (choice: Locale | 'automatic') => Promise<void>;
}

const LocaleContext = createContext<LocaleChoice | undefined>(undefined);

/** The site's language and its texts. */
export const LocaleProvider = ({ children, ...initial }: LocaleState & { children: ReactNode }) => {
  const [{ locale, messages }, setState] = useState<LocaleState>(initial);
  const choose = useCallback(async (choice: Locale | 'automatic') => {
    const code = choice === 'automatic' ? browserLocale() : choice;
    storeLocale(choice === 'automatic' ? { code, detectedAt: Date.now() } : { code });
    setState({ locale: code, messages: await loadMessages(code) });
  }, []);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const value = useMemo(() => ({ locale, choose }), [locale, choose]);
  return (
    <LocaleContext value={value}>
      <IntlProvider locale={locale} defaultLocale={FALLBACK_LOCALE} messages={messages}>
        {children}
      </IntlProvider>
    </LocaleContext>
  );
};

/** The current language and the means to change it. */
export const useLocale = (): LocaleChoice => {
  const choice = useContext(LocaleContext);
  if (!choice) throw new Error('useLocale must be used within a LocaleProvider');
  return choice;
};
