import { userEndpoints } from '@bigorna/domain/endpoints/user';
import type { deletionBody } from '@bigorna/domain/endpoints/user.schemas';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

export type DeletionBody = z.input<typeof deletionBody>;

/** Deletes the account permanently. */
export const sendDeletion = async (call: AuthorizedFetch, body: DeletionBody): Promise<void> => {
  await call(userEndpoints, 'deleteUser', { body });
};
