import { useEffect } from 'react';

/** Has the browser ask before the page is closed or loaded anew, while something would be lost. */
export const useKeepPageOpen = (needed: boolean): void => {
  useEffect(() => {
    if (!needed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [needed]);
};
