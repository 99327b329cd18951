import type { passwordBody } from '@bigorna/domain/endpoints/user';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

export type PasswordBody = z.input<typeof passwordBody>;

/** Changes the member's password; answers the session that goes on, all others having ended. */
export const sendPassword = async (call: AuthorizedFetch, body: PasswordBody): Promise<unknown> =>
  (await call({ method: 'PUT', path: '/user/password', body })).data;
