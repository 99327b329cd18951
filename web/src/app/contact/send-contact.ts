import { type contactBody, portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { z } from 'zod';
import { apiSend } from '#api/send.ts';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

const { path } = portalEndpoints.contact;

export type ContactBody = z.input<typeof contactBody>;

/**
 * Sends the staff a message.
 *
 * @param call the member's own call, where somebody is signed in: the message is then known as theirs
 * @throws ApiError
 */
export const sendContact = async (body: ContactBody, call: AuthorizedFetch | undefined): Promise<void> => {
  await (call ? call({ method: 'POST', path, body }) : apiSend('POST', path, { body }));
};
