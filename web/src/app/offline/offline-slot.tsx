import { useCallback, useEffect, useState } from 'react';
import { isOffline } from '#shared/browser/is-offline.ts';
import { useFirstInteraction } from '#shared/browser/use-first-interaction.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { offlineMessage } from './offline-message.ts';

/** Shown while the code of the notice loads. */
const OfflineLine = () =>
  isOffline() && (
    <p className="offline-notice" role="status">
      {translate(offlineMessage)}
    </p>
  );

const OfflineNotice = lazyWithFallback(
  async () => (await import('./offline-notice.tsx')).OfflineNotice,
  <OfflineLine />,
);

/**
 * Slot of the offline notice, which also registers the service worker. The notice loads at the first interaction or
 * connection loss, so that a visit to a single page loads less code.
 */
export const OfflineSlot = () => {
  const [isRequested, setRequested] = useState(isOffline);
  const request = useCallback(() => setRequested(true), []);
  useFirstInteraction(request);
  useEffect(() => {
    addEventListener('offline', request);
    return () => removeEventListener('offline', request);
  }, [request]);
  return isRequested ? <OfflineNotice /> : null;
};
