import { verify as verifyToken } from '../../accounts/verify.ts';
import type { Handler } from '../handler.ts';

/** Who the token belongs to. */
export const verify: Handler<'verify'> = async ({ request }) => ({
  data: { user: await verifyToken(request.header('Authorization'), request.locale) },
});
