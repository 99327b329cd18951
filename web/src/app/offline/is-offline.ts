/** Whether the network is known to be away: the browser says so, or the service worker, which then marks the page. */
export const isOffline = (): boolean => !navigator.onLine || 'offline' in document.documentElement.dataset;
