import { useEffect, useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();
const count = (by: 1 | -1): void => {
  running += by;
  for (const listener of listeners) listener();
};
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Counts an upload among the running ones while it is under way. */
export const useCountedUpload = (isRunning: boolean): void => {
  useEffect(() => {
    if (!isRunning) return;
    count(1);
    return () => count(-1);
  }, [isRunning]);
};

/** Whether a picture is on its way into the page's form, which would be saved without it. */
export const useUploadsRunning = (): boolean => useSyncExternalStore(listen, () => running > 0);
