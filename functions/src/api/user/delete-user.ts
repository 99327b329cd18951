import { DELETION_WORDS, isDeletionWord } from '@bigorna/domain/deletion-word';
import { logger } from 'firebase-functions';
import { checkPassword } from '../../accounts/check-password.ts';
import { beginDeletion, finishDeletion } from '../../accounts/delete-account.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Handler } from '../handler.ts';

/** What is left after this goes on without the caller. */
const WAIT_MS = 10_000;

/** Deletes one's own account: the password again, and the word of the caller's language. */
export const deleteUser: Handler<'deleteUser'> = async ({ body, caller, request }) => {
  const { locale, address, id } = request;
  if (!isDeletionWord(locale, body.confirmation)) {
    const values = { word: DELETION_WORDS[locale] };
    throw new ApiError('invalid_request', { fields: [{ path: 'confirmation', code: 'confirmation_wrong', values }] });
  }
  await checkPassword(caller, body.current_password, address);
  await beginDeletion(caller.uid, id);
  await finishDeletion(caller.uid, AbortSignal.timeout(WAIT_MS)).catch((error: unknown) => {
    logger.error('deletion left to the sweep', { request_id: id, error: String(error) });
  });
  return { data: null, message: 'account_deleted' };
};
