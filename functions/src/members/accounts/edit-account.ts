import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { getSearchPrefixes } from '@bigorna/domain/account-search';
import type { EndpointBody } from '@bigorna/domain/endpoints/index.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import type { Actor } from '../../audit/actor.ts';
import { ApiError } from '../../platform/api-error.ts';
import { auth } from '../../platform/firebase.ts';
import { doc, runTransaction, type Writer } from '../../platform/firestore.ts';
import { requestProgress } from '../achievements/request-progress.ts';
import { renewAuthorCards } from '../member-data/author-cards.ts';
import { ignoreMissingUser } from './auth-errors.ts';
import type { LoggedChange } from './ban.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';
import { applyTexts } from './update-member-fields.ts';

type AccountBody = EndpointBody<'adminUpdateUser'>;
type Editable = Pick<Account, 'display_name' | 'full_name' | 'bio' | 'is_verified'>;

const toEditable = ({ display_name, full_name, bio, is_verified }: Account): Editable => ({
  display_name,
  full_name,
  bio,
  is_verified,
});

/**
 * Version of the editable fields, for optimistic locking. Only for staff who may read all of these fields, because
 * other staff could guess values and compare the hash.
 */
export const getAccountVersion = (account: Account): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(toEditable(account))))
    .digest('base64url')
    .slice(0, 22);

/** Updates account and profile, and the search prefixes of the console. */
const write = (tx: Writer, uid: string, { username }: Account, changes: Editable): void => {
  const { display_name, bio } = changes;
  tx.update(doc('users/{uid}', uid), { ...changes, search: getSearchPrefixes({ username, display_name }) });
  tx.update(doc('profiles/{uid}', uid), { display_name, bio });
};

/** Updates what depends on the display name and the verified flag. */
const updateDependents = async (uid: string, before: Account, after: Account): Promise<void> => {
  if (before.display_name !== after.display_name) await renewAuthorCards(uid);
  if (after.is_verified && !before.is_verified) await requestProgress(uid);
};

/**
 * Changes the given fields of an account of lower rank. If nothing differs, it still sets a given `is_verified` at
 * Firebase, because an earlier attempt may have failed before this step.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin, stale
 */
export const editAccount = async (
  uid: string,
  { version, ...body }: AccountBody,
  actor: Actor,
): Promise<LoggedChange> => {
  const { before, ...logged } = await runTransaction(async (tx): Promise<LoggedChange & { before: Account }> => {
    const stored = await requireLowerRank(tx, uid, actor);
    if (version !== undefined && version !== getAccountVersion(stored)) throw new ApiError('stale');
    const changes = { ...applyTexts(stored, body), is_verified: body.is_verified ?? stored.is_verified };
    if (isDeepStrictEqual(changes, toEditable(stored))) return { before: stored, account: stored, entry: undefined };
    write(tx, uid, stored, changes);
    const entry = logAccountAction(tx, uid, actor, { action: 'edit:user', before: stored, after: changes });
    return { before: stored, account: { ...stored, ...changes }, entry };
  });
  // A login copies Firebase's verified flag to the account, so both must agree.
  if (body.is_verified !== undefined)
    await auth().updateUser(uid, { emailVerified: body.is_verified }).catch(ignoreMissingUser);
  await updateDependents(uid, before, logged.account);
  return logged;
};
