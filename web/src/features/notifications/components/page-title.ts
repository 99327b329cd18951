/** The element that takes the focus when what had it goes. */
export const PAGE_TITLE = 'notifications-title';
