import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '#api/query-client.ts';
import { Providers } from '#app/providers.tsx';
import { createSiteRouter } from '#app/router.tsx';
import { languages } from '#i18n/locale-store.ts';
import '#ui/styles/index.css';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const texts = languages.start();
  // The page's code and data set out while its texts are on their way.
  const queryClient = createQueryClient();
  const router = createSiteRouter(queryClient);
  await texts;
  // As a transition React gives way to the browser between its steps: a slow phone scrolls and types while the page is drawn.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  );
};

void start();
