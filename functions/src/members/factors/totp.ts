import { BRAND } from '@bigorna/domain/brand';
import { Secret, TOTP } from 'otpauth';
import { IS_EMULATED } from '../../platform/emulators.ts';
import { decrypt, encrypt } from './secrets.ts';

const PERIOD_SECONDS = 30;
/** Also accepts the codes of the steps before and after, because clocks differ. */
const WINDOW = 1;

/** Prefix of unencrypted secrets that only the emulators accept. The seed's accounts have such secrets. */
const EMULATOR_PREFIX = 'emulator:';

const createTotp = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: BRAND.name, label, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** A new secret of 160 bits in Base32. */
export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The `otpauth:` URI that authenticator apps read. */
export const getTotpUri = (secret: string, username: string): string => createTotp(secret, username).toString();

export const encryptTotpSecret = (uid: string, secret: string): string => encrypt(uid, secret);

/**
 * Whether a stored secret is one of the emulators' fixed secrets. Their codes work more than once, because several
 * tests may use them at the same time.
 */
export const isEmulatorSecret = (stored: string): boolean => stored.startsWith(EMULATOR_PREFIX);

/** @throws Error for a fixed emulator secret outside the emulators, and for a secret that cannot be decrypted */
export const decryptTotpSecret = (uid: string, stored: string, isEmulated = IS_EMULATED): string => {
  if (!isEmulatorSecret(stored)) return decrypt(uid, stored);
  if (!isEmulated) throw new Error('The secret of a second factor is for emulators only');
  return stored.slice(EMULATOR_PREFIX.length);
};

/** The time step of a right code. Undefined for a wrong code. */
export const findTotpStep = (secret: string, code: string, at: Date): number | undefined => {
  const timestamp = at.getTime();
  const delta = createTotp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
};
