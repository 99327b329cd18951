import { Suspense, useEffect, useState } from 'react';
import { lazyOrNothing } from '../lazy-or-nothing.ts';
import { isOffline } from './is-offline.ts';

const OfflineNotice = lazyOrNothing(async () => (await import('./offline-notice.tsx')).OfflineNotice);

/** Before the first act nothing of it is loaded: a visit that only looks at one page stays as light as it is. */
const OCCASIONS = ['pointerdown', 'keydown', 'offline'] as const;

/** The place of the line that says that there is no network; its code also sees to what can be read without one. */
export const OfflineSlot = () => {
  const [isWanted, setWanted] = useState(isOffline);
  useEffect(() => {
    const want = () => setWanted(true);
    for (const occasion of OCCASIONS) addEventListener(occasion, want, { once: true, passive: true });
    return () => {
      for (const occasion of OCCASIONS) removeEventListener(occasion, want);
    };
  }, []);
  return isWanted ? (
    <Suspense>
      <OfflineNotice />
    </Suspense>
  ) : null;
};
