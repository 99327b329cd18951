import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { profileBody } from '@bigorna/domain/endpoints/user';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';
import { ownUserOf } from './own-user.ts';

export type ProfileBody = z.input<typeof profileBody>;

/** Changes what is given of the member's profile and settings; answers the member as they are then. */
export const sendProfile = async (call: AuthorizedFetch, body: ProfileBody): Promise<OwnUser> =>
  ownUserOf((await call({ method: 'PUT', path: '/user/profile', body })).data);
