import { createHmac } from 'node:crypto';
import { type MemberFactors, memberFactors } from '@bigorna/domain/entities/factors';

/** The authenticator secret of the seed's staff and of test staff. The functions accept it in emulators only. */
export const SEED_TOTP_SECRET = 'BIGORNA2BIGORNA2BIGORNA2BIGORNA2';

/** Id of the factor with this secret. */
export const SEED_FACTOR = 'seed';

const PERIOD_MS = 30_000;
const DIGITS = 6;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a Base32 text without padding (RFC 4648). */
const decodeBase32 = (text: string): Buffer => {
  if (!/^[A-Z2-7]+$/.test(text)) throw new Error('The secret is not Base32');
  const bits = [...text].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/**
 * The code that an authenticator app shows now for a secret in Base32 (RFC 6238, RFC 4226). Does not use the library of
 * the functions, so that tests compare two implementations.
 */
export const getTotpCode = (secret = SEED_TOTP_SECRET, at = new Date()): string => {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / PERIOD_MS)));
  const hash = createHmac('sha1', decodeBase32(secret)).update(step).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const value = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The factors document of a seed or test account. */
export const createSeedFactors = (created_at: Date): MemberFactors =>
  memberFactors.parse({
    totp: { id: SEED_FACTOR, name: 'Emulador', created_at, last_used_at: null },
    totp_secret: `emulator:${SEED_TOTP_SECRET}`,
  });
