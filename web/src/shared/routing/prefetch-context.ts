import type { Locale } from '@bigorna/domain/locales';
import type { QueryClient } from '@tanstack/react-query';
import type { Session } from '#shared/session/state/session-store.ts';

/** What a route knows when it requests the page's data. */
export interface PrefetchContext {
  queryClient: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** The current session, which may still be loading. */
  session: Session;
  /** Language of the page. */
  locale: Locale;
}
