import { FALLBACK_LOCALE, type Locale } from '@bigorna/domain/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#app/providers.tsx';
import { detectLocale } from '#i18n/detect-locale.ts';
import { loadMessages, type Messages } from '#i18n/messages.ts';
import '#ui/styles/index.css';

/** A page in the fallback language, whose texts are in the code, is better than none. */
const firstTexts = async (locale: Locale): Promise<{ locale: Locale; messages: Messages }> => {
  try {
    return { locale, messages: await loadMessages(locale) };
  } catch {
    return { locale: FALLBACK_LOCALE, messages: {} };
  }
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const texts = await firstTexts(detectLocale());
  createRoot(root).render(
    <StrictMode>
      <Providers {...texts} />
    </StrictMode>,
  );
};

void start();
