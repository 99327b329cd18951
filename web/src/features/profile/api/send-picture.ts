import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { userEndpoints } from '@bigorna/domain/endpoints/user';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { parseCurrentUser } from './parse-current-user.ts';

/**
 * Uploads the member's avatar. The server crops the picture to the central square.
 *
 * @returns the updated member
 */
export const sendPicture = async (call: AuthorizedFetch, file: File): Promise<CurrentUser> =>
  parseCurrentUser((await call(userEndpoints, 'updateAvatar', { bytes: file })).data);

/**
 * Deletes the member's avatar.
 *
 * @returns the updated member
 */
export const removePicture = async (call: AuthorizedFetch): Promise<CurrentUser> =>
  parseCurrentUser((await call(userEndpoints, 'removeAvatar', {})).data);
