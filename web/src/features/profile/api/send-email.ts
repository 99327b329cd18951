import type { newEmailBody } from '@bigorna/domain/endpoints/user';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#session/use-authorized-fetch.ts';

export type EmailBody = z.input<typeof newEmailBody>;

/** Asks for the mail to a new address whose link changes to it. */
export const sendEmail = async (call: AuthorizedFetch, body: EmailBody): Promise<void> => {
  await call({ method: 'POST', path: '/user/email', body });
};
