import type { AnswerOf } from '@bigorna/domain/endpoints/index';
import { ApiError } from '../platform/api-error.ts';
import { doc, get } from '../platform/firestore.ts';
import { type ActionCode, applyAddressCode, readActionCode } from '../platform/identity-toolkit.ts';
import type { Caller } from './caller.ts';
import { endSessions, freshSession } from './end-sessions.ts';
import { reconcile } from './reconcile.ts';

type Followed = AnswerOf<'verifyEmail'>;

/** What a code does to the address; one that resets a password has no place here. */
const CHANGES: Readonly<Record<ActionCode['kind'], Followed['change'] | undefined>> = {
  VERIFY_EMAIL: 'verified',
  VERIFY_AND_CHANGE_EMAIL: 'changed',
  RECOVER_EMAIL: 'restored',
  PASSWORD_RESET: undefined,
};

/**
 * Follows the link of a mail that verifies, changes or restores an address; the account follows at once, so that an open
 * page of the member notices. Another address ends every session, as it does at Firebase: whoever asked for it, or had it
 * changed before, may not be the member.
 *
 * @param caller goes on with fresh tokens where the account is theirs
 * @throws ApiError link_invalid
 */
export const followAddressLink = async (code: string, caller: Caller | undefined): Promise<Followed> => {
  const change = CHANGES[(await readActionCode(code)).kind];
  if (change === undefined) throw new ApiError('link_invalid');
  const uid = await applyAddressCode(code);
  const stored = await get(doc('users/{uid}', uid));
  if (stored === undefined) throw new ApiError('link_invalid');
  const account = await reconcile(uid, stored);
  const { valid_after } = change === 'verified' ? account : (await endSessions(uid)).account;
  if (caller?.uid !== uid) return { change, session: null };
  return { change, session: await freshSession(uid, { ...account, valid_after }) };
};
