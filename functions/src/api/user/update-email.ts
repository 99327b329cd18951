import { requestEmailChange } from '../../accounts/request-email-change.ts';
import type { Handler } from '../handler.ts';

/** Sends the mail whose link changes the caller's address. */
export const updateEmail: Handler<'updateEmail'> = async ({ body, caller, request }) => {
  await requestEmailChange(caller, body, request);
  return { data: null, message: 'email_change_sent' };
};
