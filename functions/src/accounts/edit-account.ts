import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { searchOf } from '@bigorna/domain/account-search';
import type { BodyOf } from '@bigorna/domain/endpoints/index';
import type { Account } from '@bigorna/domain/entities/account';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { touchMember } from '../achievements/touch-member.ts';
import { renewAuthorCards } from '../comments/author-cards.ts';
import { ApiError } from '../platform/api-error.ts';
import { auth } from '../platform/firebase.ts';
import { doc, transaction, type Writer } from '../platform/firestore.ts';
import { type Actor, outranked } from './actor.ts';
import type { Logged } from './ban.ts';
import { logOfAccount } from './log-of-account.ts';

type Given = BodyOf<'adminUpdateUser'>;
type Editable = Pick<Account, 'display_name' | 'full_name' | 'bio' | 'is_verified'>;

const editableOf = ({ display_name, full_name, bio, is_verified }: Account): Editable => ({
  display_name,
  full_name,
  bio,
  is_verified,
});

/** Tells one state of what can be edited from another. Only for those who may see it all: it could be guessed from. */
export const versionOf = (account: Account): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(editableOf(account))))
    .digest('base64url')
    .slice(0, 22);

/** An empty shown name is the username. */
const wantedOf = (account: Account, given: Omit<Given, 'version'>): Editable => {
  const { display_name = account.display_name, full_name = account.full_name, bio = account.bio } = given;
  const { is_verified = account.is_verified } = given;
  return { display_name: display_name === '' ? account.username : display_name, full_name, bio, is_verified };
};

/** Account and public card; what the console's search finds it by follows a new name. */
const write = (step: Writer, uid: string, { username }: Account, wanted: Editable): void => {
  const { display_name, bio } = wanted;
  step.update(doc('users/{uid}', uid), { ...wanted, search: searchOf({ username, display_name }) });
  step.update(doc('profiles/{uid}', uid), { display_name, bio });
};

/** A login brings the account in line with Firebase's mark, so that one has to say the same. */
const markAtAuth = async (uid: string, emailVerified: boolean): Promise<void> => {
  try {
    await auth().updateUser(uid, { emailVerified });
  } catch (error) {
    if (!(error instanceof FirebaseAuthError && error.hasCode('user-not-found'))) throw error;
  }
};

/** What hangs on an account's name and on its verified mark. */
const follow = async (uid: string, before: Account, after: Account): Promise<void> => {
  if (before.display_name !== after.display_name) await renewAuthorCards(uid);
  if (after.is_verified && !before.is_verified) await touchMember(uid);
};

/**
 * Changes what is given of an account of lower rank; where it is so already, nothing happens but that Firebase's verified
 * mark is set once more, for a try whose second half failed.
 *
 * @throws ApiError user_not_found, forbidden, last_super_admin, stale
 */
export const editAccount = async (uid: string, { version, ...given }: Given, actor: Actor): Promise<Logged> => {
  const { before, ...logged } = await transaction(async (step): Promise<Logged & { before: Account }> => {
    const stored = await outranked(step, uid, actor);
    if (version !== undefined && version !== versionOf(stored)) throw new ApiError('stale');
    const wanted = wantedOf(stored, given);
    if (isDeepStrictEqual(wanted, editableOf(stored))) return { before: stored, account: stored, entry: undefined };
    write(step, uid, stored, wanted);
    const by = { actor: actor.uid, requestId: actor.requestId };
    const entry = logOfAccount(step, uid, {
      action: 'edit:user',
      before: editableOf(stored),
      after: { ...wanted },
      ...by,
    });
    return { before: stored, account: { ...stored, ...wanted }, entry };
  });
  if (given.is_verified !== undefined) await markAtAuth(uid, given.is_verified);
  await follow(uid, before, logged.account);
  return logged;
};
