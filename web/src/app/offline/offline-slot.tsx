import { useCallback, useEffect, useState } from 'react';
import { connection } from '#shared/browser/connection.ts';
import { useFirstInteraction } from '#shared/browser/use-first-interaction.ts';
import { useIsOffline } from '#shared/browser/use-is-offline.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { FROM_CACHE } from '#worker/cache-names.ts';
import { offlineMessage } from './offline-message.ts';

/** Shown while the code of the notice loads. */
const OfflineLine = () =>
  useIsOffline() && (
    <p className="offline-notice" role="status">
      {translate(offlineMessage)}
    </p>
  );

const OfflineNotice = lazyWithFallback(
  async () => (await import('./offline-notice.tsx')).OfflineNotice,
  <OfflineLine />,
);

/** The worker responded from its cache, so the network failed although the browser may claim to be online. */
const handleWorkerMessage = ({ data }: MessageEvent<unknown>): void => {
  if (data === FROM_CACHE) connection.reportFailure();
};

/**
 * Slot of the offline notice, which also registers the service worker. The notice loads at the first interaction or
 * connection loss, so that a visit to a single page loads less code.
 */
export const OfflineSlot = () => {
  const isOffline = useIsOffline();
  const [isRequested, setRequested] = useState(isOffline);
  const request = useCallback(() => setRequested(true), []);
  useFirstInteraction(request);
  if (isOffline && !isRequested) request();
  useEffect(() => {
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('message', handleWorkerMessage);
    return () => serviceWorker?.removeEventListener('message', handleWorkerMessage);
  }, []);
  return isRequested ? <OfflineNotice /> : null;
};
