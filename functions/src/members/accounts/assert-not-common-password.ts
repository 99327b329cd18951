import { isCommonPassword } from '@bigorna/domain/common-passwords';
import { createFieldError } from '../../platform/api-error.ts';

let cachedPasswords: Promise<ReadonlySet<string>> | undefined;

/** Fifty thousand passwords. Only the first request that sets a password loads them. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  cachedPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return cachedPasswords;
};

/**
 * Rejects a new password that is among the most common passwords.
 *
 * @throws ApiError invalid_request with password_common at `password`
 */
export const assertNotCommonPassword = async (password: string): Promise<void> => {
  if (isCommonPassword(password, await commonPasswords())) throw createFieldError('password', 'password_common');
};
