import type { Handler } from '../handler.ts';

/** Ends this browser's session, which only the browser holds: the token is forgotten there, other browsers stay in. */
export const logout: Handler<'logout'> = async () => ({ data: null, message: 'logout_done' });
