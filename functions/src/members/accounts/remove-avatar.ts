import type { Actor } from '../../audit/actor.ts';
import { deleteAvatar } from '../../files/media/avatar-store.ts';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { renewAuthorCards } from '../member-data/author-cards.ts';
import type { LoggedChange } from './ban.ts';
import { logAccountAction, requireLowerRank } from './staff-action.ts';

/** Deletes the bytes first: if that fails, the account still has the picture's URL, and staff can try again. */
const deleteBytes = async (uid: string, actor: Actor): Promise<string | null> => {
  const { avatar_url } = await runTransaction((tx) => requireLowerRank(tx, uid, actor));
  if (avatar_url !== null) await deleteAvatar(avatar_url);
  return avatar_url;
};

/**
 * Removes the avatar of an account of lower rank, also if the account is banned. The avatar's URL returns 404 from then
 * on. Does nothing without an avatar.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const removeAvatar = async (uid: string, reason: string, actor: Actor): Promise<LoggedChange> => {
  const deleted = await deleteBytes(uid, actor);
  const logged = await runTransaction(async (tx): Promise<LoggedChange> => {
    const account = await requireLowerRank(tx, uid, actor);
    // The member may have uploaded another picture meanwhile.
    if (account.avatar_url === null || account.avatar_url !== deleted) return { account, entry: undefined };
    const after = { avatar_url: null };
    tx.update(doc('users/{uid}', uid), after);
    tx.update(doc('profiles/{uid}', uid), after);
    const entry = logAccountAction(tx, uid, actor, { action: 'remove:avatar', before: account, after, reason });
    return { account: { ...account, ...after }, entry };
  });
  if (logged.entry !== undefined) await renewAuthorCards(uid);
  return logged;
};
