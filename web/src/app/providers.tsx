import type { Texts } from '@bigorna/domain/errors/codes';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useFirstInteraction } from '#shared/browser/use-first-interaction.ts';
import { LocaleProvider } from '#shared/i18n/locale-provider.tsx';
import type { CurrentLanguage } from '#shared/i18n/locale-store.ts';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { DataProvider } from '#shared/member/data-context.tsx';
import { type Rendering, RenderingContext } from '#shared/page/rendering.ts';
import { AuthProvider } from '#shared/session/auth-context.tsx';
import type { SessionHandle } from '#shared/session/create-session.ts';
import { loadToaster, toasterRequested } from '#shared/toasts/notify.ts';

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
  session: SessionHandle;
  /** Given if a server renders the page, or has rendered it. */
  rendering?: Rendering | undefined;
  /** The language in which a server renders the page, or has rendered it. */
  language?: CurrentLanguage | undefined;
  /** Domain's texts, for a rendered page that shows a failure. */
  failureTexts?: Texts | undefined;
  /** The router. */
  children: ReactNode;
  /** Only in the browser. Not a child: React's ids depend on the number of children. */
  hydrationEnd?: ReactNode;
}

/** The site's context providers, outermost first: rendering, language, server state, session, member data. */
export const Providers = ({
  queryClient,
  session,
  rendering,
  language,
  failureTexts,
  children,
  hydrationEnd,
}: ProvidersProps) => (
  <RenderingContext value={rendering}>
    <LocaleProvider rendered={language} domainTexts={failureTexts}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider session={session}>
          <DataProvider>
            {children}
            {hydrationEnd}
            <ToasterSlot />
          </DataProvider>
        </AuthProvider>
      </QueryClientProvider>
    </LocaleProvider>
  </RenderingContext>
);
