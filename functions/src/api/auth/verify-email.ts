import type { ADDRESS_CHANGES } from '@bigorna/domain/endpoints/auth';
import type { SuccessCode } from '@bigorna/domain/errors/codes';
import { followAddressLink } from '../../accounts/follow-address-link.ts';
import { spend } from '../../platform/rate-limits.ts';
import type { Handler } from '../handler.ts';

const MESSAGES: Readonly<Record<(typeof ADDRESS_CHANGES)[number], SuccessCode>> = {
  verified: 'email_verified',
  changed: 'email_changed',
  restored: 'email_restored',
};

/** Follows the link of a mail that verifies, changes or restores an address. */
export const verifyEmail: Handler<'verifyEmail'> = async ({ body, caller, request }) => {
  await spend('links_by_address', request.address);
  const data = await followAddressLink(body.token, caller);
  return { data, message: MESSAGES[data.change] };
};
