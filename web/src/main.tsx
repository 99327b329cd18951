import { ApiError } from '@bigorna/client/api-error';
import { loadTexts } from '@bigorna/domain/errors/texts/load';
import { isLocale } from '@bigorna/domain/locales';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { stopEarlyInput } from '#app/document/stop-early-input.ts';
import { Providers } from '#app/providers.tsx';
import { createSiteRouter, loadRenderedPage, prefetchPage } from '#app/router.tsx';
import { setAnswerLocally } from '#shared/api/client.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { languages } from '#shared/i18n/locale-store.ts';
import { followPageChoice } from '#shared/page/follow-page-choice.ts';
import { readPageData, removePageData, sendPageData, takeAnswer } from '#shared/page/page-data.ts';
import { createSession } from '#shared/session/create-session.ts';
import { SiteRouterContext } from '#shared/ui/site-router.ts';
import '#app/styles/index.css';

/** Tags that React writes into the head. */
const HEAD_TAGS = 'link[rel=canonical], link[rel=alternate], meta[property^="og:"], meta[name="twitter:card"]';

/** Whether the page is still as the server rendered it. A browser may have translated it; its texts may have failed. */
const isUnchanged = (root: HTMLElement, lang: string): boolean =>
  root.querySelector('font') === null && languages.getCurrent().locale === lang;

/** Whether the page shows that something does not exist. */
const showsFailure = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof ApiError && error.status === 404);

/** Calls back at the end of the hydration: the page responds now. */
const HydrationEnd = ({ onEnd }: { onEnd: () => void }) => {
  useEffect(onEnd, [onEnd]);
  return null;
};

const INPUT = ['pointermove', 'touchstart', 'keydown'];

/** Prefetches pages on intent, from the first input on. If the code does not load, nothing is prefetched. */
const prefetchAfterInput = (load: (url: URL) => void): void => {
  const begin = (): void => {
    for (const type of INPUT) removeEventListener(type, begin);
    void import('#app/prefetch-on-intent.ts').then(
      ({ prefetchOnIntent }) => prefetchOnIntent(load),
      () => undefined,
    );
  };
  for (const type of INPUT) addEventListener(type, begin, { passive: true });
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('shell.html has no #root');
  const pageData = readPageData();
  const { lang } = document.documentElement;
  const texts = languages.start(pageData && isLocale(lang) ? lang : undefined);
  // Page code and data load in parallel with the texts.
  const queryClient = createQueryClient();
  const session = createSession();
  const context = { queryClient, session: session.store, getLocale: () => languages.getCurrent().locale };
  if (pageData) setAnswerLocally(async (path) => takeAnswer(pageData, path));
  const rendered = pageData && (await loadRenderedPage(context));
  setAnswerLocally(undefined);
  const router = createSiteRouter(context, rendered);
  const failureTexts =
    pageData && showsFailure(queryClient)
      ? await loadTexts(languages.getCurrent().locale).catch(() => undefined)
      : undefined;
  await texts;
  const repeatEarlyInput = await stopEarlyInput();
  const handleHydrated = (): void => {
    removePageData();
    repeatEarlyInput();
    const worker = navigator.serviceWorker?.controller;
    if (worker) sendPageData(worker);
    // The browser may show a stored page after Back: its data may be old.
    const [navigation] = performance.getEntriesByType('navigation');
    if (navigation && 'type' in navigation && navigation.type === 'back_forward') void queryClient.invalidateQueries();
  };
  const site = (
    <StrictMode>
      <Providers
        queryClient={queryClient}
        session={session}
        rendering={rendered && { at: pageData.at, origin: pageData.origin }}
        language={rendered && languages.getCurrent()}
        failureTexts={failureTexts}
        hydrationEnd={pageData && <HydrationEnd onEnd={handleHydrated} />}
      >
        <SiteRouterContext value={router}>
          <RouterProvider router={router} />
        </SiteRouterContext>
      </Providers>
    </StrictMode>
  );
  // In a transition React yields to the browser: slow phones can scroll and type while the page renders.
  startTransition(() => {
    if (rendered && isUnchanged(root, lang)) {
      hydrateRoot(root, site);
    } else {
      for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
      createRoot(root).render(site);
    }
  });
  followPageChoice();
  prefetchAfterInput((url) => prefetchPage(url, context));
};

void start();
