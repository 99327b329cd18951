import { userEndpoints } from '@bigorna/domain/endpoints/user';
import type { passwordBody } from '@bigorna/domain/endpoints/user.schemas';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

export type PasswordBody = z.input<typeof passwordBody>;

/**
 * Changes the member's password and ends all other sessions.
 *
 * @returns tokens for the current session
 */
export const sendPassword = async (call: AuthorizedFetch, body: PasswordBody): Promise<unknown> =>
  (await call(userEndpoints, 'updatePassword', { body })).data;
