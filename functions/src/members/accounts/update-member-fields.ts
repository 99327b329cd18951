import { isDeepStrictEqual } from 'node:util';
import { getSearchPrefixes } from '@bigorna/domain/account-search';
import type { EndpointBody } from '@bigorna/domain/endpoints/index.schemas';
import { type Account, accountSettings } from '@bigorna/domain/entities/account';
import { doc, runTransaction } from '../../platform/firestore.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { renewAuthorCards } from '../member-data/author-cards.ts';
import { requireUnbanned } from './caller.ts';

/** Fields that members may change themselves. */
type MemberFields = Pick<Account, 'display_name' | 'full_name' | 'bio' | 'avatar_url' | 'settings'>;

/** An account before and after a change. */
interface MemberChange {
  readonly before: Account;
  readonly account: Account;
}

const diffFields = <T extends object>(next: T, before: T): Partial<T> => {
  const changes: Partial<T> = {};
  for (const name in next) if (!isDeepStrictEqual(next[name], before[name])) changes[name] = next[name];
  return changes;
};

/** The search prefixes of the console, if they changed. */
const toSearchFields = ({ username }: Account, { display_name }: Partial<MemberFields>): Partial<Account> =>
  display_name === undefined ? {} : { search: getSearchPrefixes({ username, display_name }) };

/** The changes that also apply to the public profile. */
const toProfileFields = ({ display_name, bio, avatar_url }: Partial<MemberFields>) => ({
  ...(display_name === undefined ? {} : { display_name }),
  ...(bio === undefined ? {} : { bio }),
  ...(avatar_url === undefined ? {} : { avatar_url }),
});

const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

const toMemberFields = ({ display_name, full_name, bio, avatar_url, settings }: Account): MemberFields => ({
  display_name,
  full_name,
  bio,
  avatar_url,
  settings,
});

/**
 * Changes a member's fields in account and profile, in one transaction. Updates the author cards of their comments.
 * Does not write unchanged fields.
 *
 * @param getFields returns the new fields for the current account; the transaction may call it several times
 * @throws ApiError unauthorized, banned
 */
export const updateMemberFields = async (
  uid: string,
  getFields: (account: Account) => Partial<MemberFields>,
): Promise<MemberChange> => {
  const { before, changes } = await runTransaction(async (tx) => {
    const stored = await requireUnbanned(tx, uid);
    const fields = toMemberFields(stored);
    const differences = diffFields({ ...fields, ...getFields(stored) }, fields);
    const card = toProfileFields(differences);
    if (!isEmpty(differences))
      tx.update(doc('users/{uid}', uid), { ...differences, ...toSearchFields(stored, differences) });
    if (!isEmpty(card)) tx.update(doc('profiles/{uid}', uid), card);
    return { before: stored, changes: differences };
  });
  // The change is already stored. A failed update of the author cards does not fail the request.
  if ('display_name' in changes || 'avatar_url' in changes)
    await renewAuthorCards(uid).catch(logFailure('author cards not renewed'));
  return { before, account: { ...before, ...changes } };
};

type ProfileBody = EndpointBody<'updateProfile'>;
type ProfileTexts = Pick<ProfileBody, 'display_name' | 'full_name' | 'bio'>;

/** The texts of a profile after a change. An empty display name becomes the username. */
export const applyTexts = (
  account: Account,
  { display_name = account.display_name, full_name = account.full_name, bio = account.bio }: ProfileTexts,
) => ({ display_name: display_name === '' ? account.username : display_name, full_name, bio });

/**
 * Changes the given fields of a member's profile and settings.
 *
 * @returns the account as it is now
 * @throws ApiError unauthorized, banned
 */
export const updateProfile = async (uid: string, body: ProfileBody): Promise<Account> => {
  const { account } = await updateMemberFields(uid, (current) => ({
    ...applyTexts(current, body),
    settings: accountSettings.parse({ ...current.settings, ...body.settings }),
  }));
  return account;
};
