/** Whether the site is offline: the browser says so, or the service worker marked the page. */
export const isOffline = (): boolean => !navigator.onLine || 'offline' in document.documentElement.dataset;
