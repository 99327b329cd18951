/** A page that still exists after this time stays open: the navigation was canceled or started a download. */
const RESET_MS = 5_000;

let isUnloading = false;

// `beforeunload`, because the browser aborts calls before `pagehide` has reached all listeners.
globalThis.addEventListener?.('beforeunload', () => {
  isUnloading = true;
  setTimeout(() => {
    isUnloading = false;
  }, RESET_MS);
});

/** Whether this page is unloading: the browser then aborts its calls, which is no network failure. */
export const isPageUnloading = (): boolean => isUnloading;
