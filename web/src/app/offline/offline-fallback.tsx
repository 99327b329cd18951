import { type ComponentType, lazy, Suspense } from 'react';
import type { OfflineFallbackProps } from './offline-page.tsx';

const OfflinePage = lazy(async (): Promise<{ default: ComponentType<OfflineFallbackProps> }> => {
  try {
    return { default: (await import('./offline-page.tsx')).OfflinePage };
  } catch {
    return { default: ({ children }: OfflineFallbackProps) => children };
  }
});

/** The offline page instead of a page that needs the network. Renders `children` if its code is missing. */
export const OfflineFallback = (props: OfflineFallbackProps) => (
  <Suspense>
    <OfflinePage {...props} />
  </Suspense>
);
