import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** A page rendered on the server is online. */
const isOfflineOnServer = (): boolean => false;

/**
 * Whether the site is offline.
 *
 * @param onBack called when the network is back
 */
export const useIsOffline = (onBack?: () => void): boolean => {
  const isOffline = useSyncExternalStore(connection.subscribe, connection.isOffline, isOfflineOnServer);
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) onBack?.();
    wasOffline.current = isOffline;
  }, [isOffline, onBack]);
  return isOffline;
};
