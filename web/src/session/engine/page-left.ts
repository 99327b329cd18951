/** A page still there so long after it was to be left stays: the visitor thought better of it, or it was a download. */
const STAYS_MS = 5_000;

let isLeft = false;

// Calls end before `pagehide` has reached everybody.
globalThis.addEventListener?.('beforeunload', () => {
  isLeft = true;
  setTimeout(() => {
    isLeft = false;
  }, STAYS_MS);
});

/** Whether this page is being left: the browser then ends its calls, which says nothing of the network. */
export const isPageLeft = (): boolean => isLeft;
