import { isDeepStrictEqual } from 'node:util';
import { searchOf } from '@bigorna/domain/account-search';
import type { Account } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { renewAuthorCards } from '../comments/author-cards.ts';
import { ApiError } from '../platform/api-error.ts';
import { doc, type Reader, transaction } from '../platform/firestore.ts';
import { bannedError } from './caller.ts';

/** What of their account members change themselves, at once. */
type OwnFields = Pick<Account, 'display_name' | 'full_name' | 'bio' | 'avatar_url' | 'settings'>;

/** An account before and after a change. */
export interface Changed {
  readonly before: Account;
  readonly account: Account;
}

/**
 * A member's account as it is now, for a change: since the caller was let in it may have been banned or deleted.
 *
 * @throws ApiError unauthorized, banned
 */
const memberAccount = async (step: Reader, uid: string): Promise<Account> => {
  const account = await step.get(doc('users/{uid}', uid));
  if (account === undefined) throw new ApiError('unauthorized');
  if (account.is_banned) throw bannedError(account);
  return account;
};

const differing = <T extends object>(wanted: T, before: T): Partial<T> => {
  const changes: Partial<T> = {};
  for (const name in wanted) if (!isDeepStrictEqual(wanted[name], before[name])) changes[name] = wanted[name];
  return changes;
};

/** What the console's search finds the account by, where that changed. */
const foundBy = ({ username }: Account, { display_name }: Partial<OwnFields>): Partial<Account> =>
  display_name === undefined ? {} : { search: searchOf({ username, display_name }) };

/** The changes that the public card shows too. */
const onCard = ({ display_name, bio, avatar_url }: Partial<OwnFields>) => ({
  ...(display_name === undefined ? {} : { display_name }),
  ...(bio === undefined ? {} : { bio }),
  ...(avatar_url === undefined ? {} : { avatar_url }),
});

const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

const ownFieldsOf = ({ display_name, full_name, bio, avatar_url, settings }: Account): OwnFields => ({
  display_name,
  full_name,
  bio,
  avatar_url,
  settings,
});

/** The change holds by now: that comments cannot follow is for the log, and keeps nothing from being done that comes after it. */
const renewCards = async (uid: string): Promise<void> => {
  await renewAuthorCards(uid).catch((error: unknown) => {
    logger.error('author cards not renewed', { error: String(error) });
  });
};

/**
 * Changes a member's own fields in account and public card, both or neither; their comments follow. What is as it was is
 * not written.
 *
 * @param wanted the fields as they are to be, of the account as it is now; may be asked several times
 * @throws ApiError unauthorized, banned
 */
export const changeOwnFields = async (
  uid: string,
  wanted: (account: Account) => Partial<OwnFields>,
): Promise<Changed> => {
  const { before, changes } = await transaction(async (step) => {
    const stored = await memberAccount(step, uid);
    const fields = ownFieldsOf(stored);
    const differences = differing({ ...fields, ...wanted(stored) }, fields);
    const card = onCard(differences);
    if (!isEmpty(differences))
      step.update(doc('users/{uid}', uid), { ...differences, ...foundBy(stored, differences) });
    if (!isEmpty(card)) step.update(doc('profiles/{uid}', uid), card);
    return { before: stored, changes: differences };
  });
  if ('display_name' in changes || 'avatar_url' in changes) await renewCards(uid);
  return { before, account: { ...before, ...changes } };
};
