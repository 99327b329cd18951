let isLeft = false;

globalThis.addEventListener?.('pagehide', () => {
  isLeft = true;
});
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false;
});

/** Whether this page is being left: the browser then ends its calls, which says nothing of the network. */
export const isPageLeft = (): boolean => isLeft;
