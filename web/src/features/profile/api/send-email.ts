import { userEndpoints } from '@bigorna/domain/endpoints/user';
import type { newEmailBody } from '@bigorna/domain/endpoints/user.schemas';
import type { z } from 'zod';
import type { AuthorizedFetch } from '#shared/session/use-authorized-fetch.ts';

export type EmailBody = z.input<typeof newEmailBody>;

/** Requests a mail to the new e-mail. The link in the mail applies the change. */
export const sendEmail = async (call: AuthorizedFetch, body: EmailBody): Promise<void> => {
  await call(userEndpoints, 'updateEmail', { body });
};
