import { isCommonPassword } from '@bigorna/domain/common-passwords';
import { ApiError } from '../platform/api-error.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand, unpacked by the first call that sets a password: no other call of an instance waits for them. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return known;
};

/**
 * Refuses a new password that whoever guesses would try first.
 *
 * @throws ApiError invalid_request with password_common at `password`
 */
export const refuseCommon = async (password: string): Promise<void> => {
  if (!isCommonPassword(password, await commonPasswords())) return;
  throw new ApiError('invalid_request', { fields: [{ path: 'password', code: 'password_common' }] });
};
