import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

export interface OfflineInsteadProps {
  /** Tries again to have the page; also called by itself once the network is back. */
  onRetry: () => void;
  /** What stands there where the offline page's own code cannot be had. */
  children: ReactNode;
}

const OfflinePage = lazy(async (): Promise<{ default: ComponentType<OfflineInsteadProps> }> => {
  try {
    return { default: (await import('./offline-page.tsx')).OfflinePage };
  } catch {
    return { default: ({ children }: OfflineInsteadProps) => children };
  }
});

/** The offline page in the place of a page that cannot be had without a network. */
export const OfflineInstead = (props: OfflineInsteadProps) => (
  <Suspense>
    <OfflinePage {...props} />
  </Suspense>
);
