import { logger } from 'firebase-functions';
import { doc, transaction } from '../platform/firestore.ts';
import { type Actor, outranked } from './actor.ts';
import { nextSecond, revokeRefreshTokens } from './end-sessions.ts';
import { logOfAccount } from './log-of-account.ts';

/** The sessions have ended by now: what Firebase would still renew is refused by us, and is for the log. */
const endRenewing = async (uid: string): Promise<void> => {
  await revokeRefreshTokens(uid).catch((error: unknown) => {
    logger.error('refresh tokens not revoked', { error: String(error) });
  });
};

/**
 * Ends all sessions of an account of lower rank, at once: tokens already handed out are refused from now on.
 *
 * @returns the id of the log entry
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const revokeSessions = async (uid: string, actor: Actor): Promise<string> => {
  const entry = await transaction(async (step) => {
    const { valid_after } = await outranked(step, uid, actor);
    const end = nextSecond();
    if (end > valid_after) step.update(doc('users/{uid}', uid), { valid_after: end });
    return logOfAccount(step, uid, {
      action: 'revoke:sessions',
      before: {},
      after: {},
      actor: actor.uid,
      requestId: actor.requestId,
    });
  });
  await endRenewing(uid);
  return entry;
};
