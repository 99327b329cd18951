import type { BannedUser, CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { getText } from '@bigorna/domain/errors/texts/index';
import type { Locale } from '@bigorna/domain/locales';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { doc, get } from '../../platform/firestore.ts';
import { consume } from '../../platform/rate-limits.ts';
import { verifyBearer } from './bearer.ts';
import { findLiveSession } from './caller.ts';
import { toBannedUser, toCurrentUser } from './current-user.ts';
import { recordUse } from './own-sessions.ts';
import { reconcile } from './reconcile.ts';

/**
 * Returns the account of a token. Checks the ban before expiry and revocation, so that a banned member's page always
 * gets the reason. Records the use of the session. `reconcile` may also end the session.
 *
 * @param locale language of the default reason of a ban
 * @throws ApiError unauthorized, token_invalid, token_expired, too_many_requests
 */
export const verify = async (header: string | undefined, locale: Locale): Promise<CurrentUser | BannedUser> => {
  const bearer = await verifyBearer(header);
  const { uid } = bearer;
  await consume('session_checks_by_account', uid);
  const stored = requireFound(await get(doc('users/{uid}', uid)), 'unauthorized');
  const isEnded = bearer.expired || findLiveSession(stored, bearer) === undefined;
  const account = stored.is_banned || isEnded ? stored : await reconcile(uid, stored);
  if (account.is_banned) return toBannedUser(uid, account, getText(locale, 'banned_default_reason'));
  const session = isEnded ? undefined : findLiveSession(account, bearer);
  if (session === undefined) throw new ApiError('token_expired');
  await recordUse(uid, account, session.id);
  return toCurrentUser(uid, account);
};
