/** Action of a visitor sent to the login; see `Origin`. */
export const WRITE_ACTION = 'comment';
