import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { LocaleProvider } from '#i18n/locale-provider.tsx';
import { AuthProvider } from '#session/auth-context.tsx';
import { DataProvider } from '#session/data-context.tsx';
import type { SiteRouter } from './router.tsx';
import { ToasterSlot } from './toaster-slot.tsx';

interface ProvidersProps {
  queryClient: QueryClient;
  router: SiteRouter;
}

/** Language, server state, session, member's data and router, outermost first. */
export const Providers = ({ queryClient, router }: ProvidersProps) => (
  <LocaleProvider>
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <DataProvider>
          <RouterProvider router={router} />
          <ToasterSlot />
        </DataProvider>
      </AuthProvider>
    </QueryClientProvider>
  </LocaleProvider>
);
