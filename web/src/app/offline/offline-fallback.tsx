import { type ComponentType, lazy, Suspense } from 'react';
import type { OfflineFallbackProps } from './offline-page.tsx';

const OfflinePage = lazy(async (): Promise<{ default: ComponentType<OfflineFallbackProps> }> => {
  try {
    return { default: (await import('./offline-page.tsx')).OfflinePage };
  } catch {
    return { default: ({ children }: OfflineFallbackProps) => children };
  }
});

/** Replaces a page that needs the network. Renders `children` if the offline page's code cannot be loaded. */
export const OfflineFallback = (props: OfflineFallbackProps) => (
  <Suspense>
    <OfflinePage {...props} />
  </Suspense>
);
