/** `Origin.action` of a visitor who goes to the login in order to comment. */
export const WRITE_ACTION = 'comment';
