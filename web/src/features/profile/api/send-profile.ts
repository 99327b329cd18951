import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { userEndpoints } from '@bigorna/domain/endpoints/user';
import type { profileBody } from '@bigorna/domain/endpoints/user.schemas';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';
import { parseCurrentUser } from './parse-current-user.ts';

export type ProfileBody = z.input<typeof profileBody>;

/**
 * Updates the given fields of the member's profile and settings.
 *
 * @returns the updated member
 */
export const sendProfile = async (call: AuthorizedFetch, body: ProfileBody): Promise<CurrentUser> =>
  parseCurrentUser((await call(userEndpoints, 'updateProfile', { body })).data);
