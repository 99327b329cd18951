/** `Origin.action` of a visitor who goes to the login in order to comment. */
export const WRITE_ACTION = 'comment';
/** `Origin.action` of a visitor who goes to the login in order to reply, or to mark a comment as useful. */
export const REPLY_ACTION = 'reply';
