import type { BannedUser, OwnUser } from '@bigorna/domain/endpoints/auth';
import { textFor } from '@bigorna/domain/errors/texts/index';
import type { Locale } from '@bigorna/domain/locales';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { doc, get } from '../platform/firestore.ts';
import { readBearer } from './bearer.ts';
import { isRevoked } from './caller.ts';
import { bannedUserOf, ownUserOf } from './own-user.ts';
import { reconcile } from './reconcile.ts';

/**
 * Who a token belongs to. The ban is looked at before expiry and revocation, so that a banned member's page always
 * learns why it no longer works. What Auth knows by now may end the token itself.
 *
 * @param locale of the reason where the ban has none of its own
 * @throws ApiError unauthorized, token_invalid, token_expired
 */
export const verify = async (header: string | undefined, locale: Locale): Promise<OwnUser | BannedUser> => {
  const { uid, signedInAt, expired } = await readBearer(header);
  const stored = notFoundUnless(await get(doc('users/{uid}', uid)), 'unauthorized');
  const isOver = expired || isRevoked(stored, signedInAt);
  const account = stored.is_banned || isOver ? stored : await reconcile(uid, stored);
  if (account.is_banned) return bannedUserOf(uid, account, textFor(locale, 'banned_default_reason'));
  if (isOver || isRevoked(account, signedInAt)) throw new ApiError('token_expired');
  return ownUserOf(uid, account);
};
