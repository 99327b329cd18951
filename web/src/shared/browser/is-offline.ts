/** Whether the site is offline: the browser reports no network, or the page is marked as offline. */
export const isOffline = (): boolean => !navigator.onLine || 'offline' in document.documentElement.dataset;
