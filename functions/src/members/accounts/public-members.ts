import type { MemberPage } from '@bigorna/domain/endpoints/member-pages.schemas';
import type { Account } from '@bigorna/domain/entities/account';
import { SHARED_FAVORITES_MAX } from '@bigorna/domain/limits';
import { requireFound } from '../../platform/api-error.ts';
import { doc, get, runLenient } from '../../platform/firestore.ts';

/**
 * The account of a member with a public page. Unverified, banned and deleted members have no public page.
 *
 * @throws ApiError user_not_found
 */
export const requirePublicMember = async (uid: string): Promise<Account> => {
  const account = await get(doc('users/{uid}', uid));
  return requireFound(account?.is_verified && !account.is_banned ? account : undefined, 'user_not_found');
};

/** The fields of an account that everybody may see. */
export const toPublicCard = (account: Account): Omit<MemberPage, 'favorites'> => {
  const { username, display_name, avatar_url, bio, role, member_since } = account;
  return { username, display_name, avatar_url, bio, role, member_since: member_since.toISOString() };
};

/** Ids of a member's newest favorites. */
export const listNewestFavorites = async (uid: string): Promise<string[]> => {
  const { docs } = await runLenient('favoritesNewest', { uid }, { limit: SHARED_FAVORITES_MAX });
  return docs.map(({ id }) => id);
};
