/** What a visitor who was sent to log in was about to do: see `Origin`. */
export const WRITE_ACTION = 'comment';
