import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterWanted } from './notify.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** The place of the toasts; empty, and without their code, until the first one. */
export const ToasterSlot = () => {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.get);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
};
