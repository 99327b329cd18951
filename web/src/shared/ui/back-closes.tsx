import { useEffect, useEffectEvent } from 'react';
import { openOverlayEntry } from './overlay-entries.ts';
import { useSiteRouter } from './site-router.ts';

interface BackClosesProps {
  close: () => void;
  /** Back leaves the overlay open, for example during a call. */
  isLocked?: boolean | undefined;
}

/**
 * Rendered in the popup of an open overlay. The browser's Back then closes the overlay instead of leaving the page. Does
 * nothing outside the router.
 */
export const BackCloses = ({ close, isLocked = false }: BackClosesProps) => {
  const router = useSiteRouter();
  const onBack = useEffectEvent(close);
  const checkLock = useEffectEvent(() => isLocked);
  useEffect(() => router && openOverlayEntry(router, { close: () => onBack(), isLocked: () => checkLock() }), [router]);
  return null;
};
