import { isNetworkReachable } from '@bigorna/client/is-network-reachable';
import type { UploadTask } from 'firebase/storage';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Interval of the probes while an upload waits for the network. */
const PROBE_MS = 3_000;

/**
 * Pauses the running upload when the network is gone, and resumes it when the network is back. What the browser reports
 * is only a hint: a probe decides.
 *
 * @param isWaiting whether the upload is paused because the network is gone
 * @returns `pauseIfOffline`; `isOfflinePause`, whether the last pause was for the network
 */
export const useOfflinePause = (running: RefObject<UploadTask | undefined>, isWaiting: boolean) => {
  const isOfflinePause = useRef(false);
  const pauseIfOffline = useCallback(async (): Promise<void> => {
    if (navigator.onLine || (await isNetworkReachable())) return;
    // The network may have come back during the probe.
    if (navigator.onLine) return;
    isOfflinePause.current = true;
    running.current?.pause();
  }, [running]);
  useEffect(() => {
    addEventListener('offline', pauseIfOffline);
    return () => removeEventListener('offline', pauseIfOffline);
  }, [pauseIfOffline]);
  useEffect(() => {
    if (!isWaiting) return;
    // The user may have paused the upload during a probe.
    const resume = () => void (isOfflinePause.current && running.current?.resume());
    const resumeIfOnline = async () => {
      if (await isNetworkReachable()) resume();
    };
    const timer = setInterval(resumeIfOnline, PROBE_MS);
    addEventListener('online', resume);
    return () => {
      clearInterval(timer);
      removeEventListener('online', resume);
    };
  }, [running, isWaiting]);
  return { pauseIfOffline, isOfflinePause };
};
