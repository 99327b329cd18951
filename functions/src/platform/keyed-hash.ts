import { createHmac } from 'node:crypto';
import { HASH_SECRET } from './parameters.ts';

/** Minimum length of a secret that nobody can guess. `openssl rand -base64 32` prints 44 characters. */
const SECRET_MIN = 32;

/**
 * A hash with `HASH_SECRET`, for ids made of names or IP addresses. An attacker could hash all possible names or
 * addresses and compare. Only a secret outside the database prevents that.
 *
 * @param parts what is hashed; `['a', 'b']` and `['ab']` differ
 * @returns 64 hexadecimal digits
 * @throws Error if the secret is missing or too short
 */
export const computeKeyedHash = (...parts: readonly string[]): string => {
  const secret = HASH_SECRET.value();
  if (secret.length < SECRET_MIN) throw new Error(`HASH_SECRET has fewer than ${SECRET_MIN} characters`);
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
};
