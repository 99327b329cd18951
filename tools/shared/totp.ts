import { type MemberFactors, memberFactors } from '@bigorna/domain/entities/factors';
import { Secret, TOTP } from 'otpauth';

/** The authenticator secret of the seed's staff and of test staff. The functions accept it in emulators only. */
export const SEED_TOTP_SECRET = 'BIGORNA2BIGORNA2BIGORNA2BIGORNA2';

/** Id of the factor with this secret. */
export const SEED_FACTOR = 'seed';

/** The code that an authenticator app shows now for a secret in Base32. */
export const getTotpCode = (secret = SEED_TOTP_SECRET, at = new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** The factors document of a seed or test account. */
export const createSeedFactors = (created_at: Date): MemberFactors =>
  memberFactors.parse({
    totp: { id: SEED_FACTOR, name: 'Emulador', created_at, last_used_at: null },
    totp_secret: `emulator:${SEED_TOTP_SECRET}`,
  });
