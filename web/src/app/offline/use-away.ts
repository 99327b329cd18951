import { useEffect, useRef, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/**
 * Whether the network is away.
 *
 * @param onBack called when it is back after it was away
 */
export const useAway = (onBack: () => void): boolean => {
  const isAway = useSyncExternalStore(connection.subscribe, connection.isAway);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) onBack();
    wasAway.current = isAway;
  }, [isAway, onBack]);
  return isAway;
};
