import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#app/providers.tsx';
import { languages } from '#i18n/locale-store.ts';
import '#ui/styles/index.css';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await languages.start();
  createRoot(root).render(
    <StrictMode>
      <Providers />
    </StrictMode>,
  );
};

void start();
