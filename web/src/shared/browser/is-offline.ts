/** Whether the page is marked as offline: by the worker that serves it from the cache, or by a failed probe. */
export const isOffline = (): boolean => 'offline' in document.documentElement.dataset;
