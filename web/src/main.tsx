import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#app/providers.tsx';
import { detectLocale } from '#i18n/detect-locale.ts';
import { loadMessages } from '#i18n/messages.ts';
import '#ui/styles/index.css';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const locale = detectLocale();
  const messages = await loadMessages(locale);
  createRoot(root).render(
    <StrictMode>
      <Providers locale={locale} messages={messages} />
    </StrictMode>,
  );
};

void start();
