/** Id of the heading that takes focus when a focused element disappears. */
export const PAGE_TITLE_ID = 'notifications-title';
