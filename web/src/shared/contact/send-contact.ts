import { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { contactBody } from '@bigorna/domain/endpoints/portal.schemas';
import type { z } from 'zod';
import { apiCall } from '#shared/api/client.ts';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

export type ContactBody = z.input<typeof contactBody>;

/**
 * Sends a message to the staff.
 *
 * @param call the member's authorized call, if signed in: the message is then linked to the account
 * @throws ApiError
 */
export const sendContact = async (body: ContactBody, call: AuthorizedFetch | undefined): Promise<void> => {
  await (call ?? apiCall)(portalEndpoints, 'contact', { body });
};
