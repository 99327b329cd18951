/** Keys that open the search of the whole console, as on the keyboards of this system. */
export const SEARCH_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
