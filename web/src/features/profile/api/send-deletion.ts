import type { deletionBody } from '@bigorna/domain/endpoints/user';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

export type DeletionBody = z.input<typeof deletionBody>;

/** Deletes the member's account, for good. */
export const sendDeletion = async (call: AuthorizedFetch, body: DeletionBody): Promise<void> => {
  await call({ method: 'DELETE', path: '/user', body });
};
