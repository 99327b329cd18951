import { useEffect, useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();
const changeCount = (by: 1 | -1): void => {
  running += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Makes an upload count in `useUploadsRunning` while `isRunning` is true. */
export const useRunningUpload = (isRunning: boolean): void => {
  useEffect(() => {
    if (!isRunning) return;
    changeCount(1);
    return () => changeCount(-1);
  }, [isRunning]);
};

/** Whether an image upload is running. A save now would omit the image. */
export const useUploadsRunning = (): boolean => useSyncExternalStore(subscribe, () => running > 0);
