import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#api/query-client.ts';
import { LocaleProvider } from '#i18n/locale-provider.tsx';
import { AuthProvider } from '#session/auth-context.tsx';
import { DataProvider } from '#session/data-context.tsx';
import { createSiteRouter } from './router.tsx';
import { ToasterSlot } from './toaster-slot.tsx';

/** Language, server state, session, member's data and router, outermost first. */
export const Providers = () => {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createSiteRouter(queryClient));
  return (
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
};
