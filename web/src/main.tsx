import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from '#app/providers.tsx';
import { createSiteRouter } from '#app/router.tsx';
import { createQueryClient } from '#shared/api/query-client.ts';
import { languages } from '#shared/i18n/locale-store.ts';
import { createSession } from '#shared/session/create-session.ts';
import '#app/styles/index.css';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const texts = languages.start();
  // Page code and data load in parallel with the texts.
  const queryClient = createQueryClient();
  const session = createSession();
  const router = createSiteRouter(queryClient, session.store);
  await texts;
  // In a transition React yields to the browser: slow phones can scroll and type while the page renders.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers queryClient={queryClient} router={router} session={session} />
      </StrictMode>,
    ),
  );
};

void start();
