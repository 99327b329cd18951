import { useEffect, useEffectEvent } from 'react';
import { openOverlayEntry } from './overlay-entries.ts';
import { useSiteRouter } from './site-router.ts';

/** Lets the browser's Back close an overlay while mounted. Does nothing outside the router. */
const useBackCloses = (close: () => void): void => {
  const router = useSiteRouter();
  const onBack = useEffectEvent(close);
  useEffect(() => router && openOverlayEntry(router, () => onBack()), [router]);
};

/** Rendered in the popup of an open dialog. The browser's Back then closes the dialog instead of leaving the page. */
export const BackCloses = ({ close }: { close: () => void }) => {
  useBackCloses(close);
  return null;
};
