import type { Locale } from '@bigorna/domain/locales';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#api/query-client.ts';
import { LocaleProvider } from '#i18n/locale-provider.tsx';
import type { Messages } from '#i18n/messages.ts';
import { AuthProvider } from '#session/auth-context.tsx';
import { DataProvider } from '#session/data-context.tsx';
import { createSiteRouter } from './router.tsx';
import { ToasterSlot } from './toaster-slot.tsx';

interface ProvidersProps {
  locale: Locale;
  messages: Messages;
}

/** Language, server state, session, member's data and router, outermost first. */
export const Providers = (props: ProvidersProps) => {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createSiteRouter(queryClient));
  return (
    <LocaleProvider {...props}>
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
