import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { FACTOR_SECRET, getSecretValues } from '../../platform/parameters.ts';

type Purpose = 'encryption' | 'recovery codes' | 'challenges';

const deriveKey = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `second factor: ${purpose}`, 32));

const getKeys = (purpose: Purpose): Buffer[] =>
  getSecretValues(FACTOR_SECRET).map((secret) => deriveKey(secret, purpose));

const getCurrentKey = (purpose: Purpose): Buffer => deriveKey(getSecretValues(FACTOR_SECRET)[0], purpose);

const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** Encrypts a text for one account. A copy in another account's document cannot be decrypted. */
export const encrypt = (uid: string, text: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, getCurrentKey('encryption'), iv).setAAD(Buffer.from(uid));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
};

const decryptWith = (key: Buffer, uid: string, stored: Buffer): string | undefined => {
  const [tagFrom, bytesFrom] = [IV_BYTES, IV_BYTES + TAG_BYTES];
  const decipher = createDecipheriv(CIPHER, key, stored.subarray(0, tagFrom), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(uid))
    .setAuthTag(stored.subarray(tagFrom, bytesFrom));
  try {
    return Buffer.concat([decipher.update(stored.subarray(bytesFrom)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/**
 * Decrypts a text of `encrypt`.
 *
 * @throws Error if it was encrypted for another account or with another secret
 */
export const decrypt = (uid: string, stored: string): string => {
  const bytes = Buffer.from(stored, 'base64url');
  const texts =
    bytes.length <= IV_BYTES + TAG_BYTES ? [] : getKeys('encryption').map((key) => decryptWith(key, uid, bytes));
  const text = texts.find((candidate) => candidate !== undefined);
  if (text === undefined) throw new Error('The secret of a second factor cannot be decrypted');
  return text;
};

const hash = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Keyed hash of a recovery code. Without the secret, nobody can test guessed codes against the hash. */
export const hashRecoveryCode = (uid: string, code: string): string =>
  hash(getCurrentKey('recovery codes'), `${uid} ${code}`);

/** Hashes of a recovery code by the current and earlier secrets. */
export const getRecoveryHashes = (uid: string, code: string): string[] =>
  getKeys('recovery codes').map((key) => hash(key, `${uid} ${code}`));

/**
 * Signature of a payload by the current secret. Earlier secrets are not accepted: whoever has a leaked secret could sign
 * in without a password. A rotation costs the logins of its five minutes one retry.
 */
export const sign = (payload: string): string => hash(getCurrentKey('challenges'), payload);
