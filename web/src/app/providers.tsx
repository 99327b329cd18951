import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useFirstInteraction } from '#shared/browser/use-first-interaction.ts';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { DataProvider } from '#shared/member/data-context.tsx';
import { AuthProvider } from '#shared/session/auth-context.tsx';
import type { SessionHandle } from '#shared/session/create-session.ts';
import { loadToaster, toasterRequested } from '#shared/toasts/notify.ts';
import { SiteRouterContext } from '#shared/ui/site-router.ts';
import type { SiteRouter } from './router.tsx';

const Toaster = lazyWithFallback(async () => (await loadToaster()).Toaster);

/** Loads the toasts at the first interaction, so that they work if the network fails later. */
const preload = (): void => void loadToaster().catch(() => undefined);

/** Slot of the toasts; empty until the first toast. */
const ToasterSlot = () => {
  useFirstInteraction(preload);
  return useSyncExternalStore(toasterRequested.subscribe, toasterRequested.get, toasterRequested.get) ? (
    <Toaster />
  ) : null;
};

interface ProvidersProps {
  queryClient: QueryClient;
  router: SiteRouter;
  session: SessionHandle;
}

/** The site's context providers, outermost first: language, server state, session, member data, router. */
export const Providers = ({ queryClient, router, session }: ProvidersProps) => (
  <LocaleProvider>
    <QueryClientProvider client={queryClient}>
      <AuthProvider session={session}>
        <DataProvider>
          <SiteRouterContext value={router}>
            <RouterProvider router={router} />
          </SiteRouterContext>
          <ToasterSlot />
        </DataProvider>
      </AuthProvider>
    </QueryClientProvider>
  </LocaleProvider>
);
