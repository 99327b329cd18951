import type { BodyOf } from '@bigorna/domain/endpoints/index';
import { type Account, accountSettings } from '@bigorna/domain/entities/account';
import { changeOwnFields } from './own-fields.ts';

type Given = BodyOf<'updateProfile'>;

/** An empty shown name is the username; settings that are not given stay. */
const wantedOf = (account: Account, given: Given) => {
  const { display_name = account.display_name, full_name = account.full_name, bio = account.bio, settings } = given;
  return {
    display_name: display_name === '' ? account.username : display_name,
    full_name,
    bio,
    settings: accountSettings.parse({ ...account.settings, ...settings }),
  };
};

/**
 * Changes what is given of a member's profile and settings.
 *
 * @returns the account as it is now
 * @throws ApiError unauthorized, banned
 */
export const updateProfile = async (uid: string, given: Given): Promise<Account> => {
  const { account } = await changeOwnFields(uid, (now) => wantedOf(now, given));
  return account;
};
