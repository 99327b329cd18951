import { logIn } from '../../accounts/log-in.ts';
import type { Handler } from '../handler.ts';

/** Signs in by username or e-mail. */
export const login: Handler<'login'> = async ({ body, request }) => {
  const identifier = body.identifier ?? body.username ?? body.email ?? '';
  return { data: await logIn(identifier, body.password, request.address), message: 'login_done' };
};
