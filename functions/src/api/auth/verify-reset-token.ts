import { readReset } from '../../accounts/password-reset.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

/** Whether the link of a reset mail is still good, and for whom. */
export const verifyResetToken: Handler<'verifyResetToken'> = async ({ params, request }) => {
  await spend('links_by_address', request.address);
  const { email } = await readReset(params.token);
  return { data: { email } };
};
