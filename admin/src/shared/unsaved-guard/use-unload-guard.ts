import { useEffect } from 'react';

/** Makes the browser ask before the page closes or reloads, while input would be lost. */
export const useUnloadGuard = (enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [enabled]);
};
