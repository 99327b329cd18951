import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { DAY_MS } from '@bigorna/domain/limits';
import { RETENTION_DAYS } from '@bigorna/domain/retention';
import { logger } from 'firebase-functions';
import { now } from '../../platform/clock.ts';
import { doc, get, runBatch } from '../../platform/firestore.ts';
import { computeKeyedHash } from '../../platform/keyed-hash.ts';

/** After this time without a sign-in an IP address is no longer trusted. */
const TRUST_MS = RETENTION_DAYS.trustedIp * DAY_MS;
/** Renews the entry only after half of the time, not with each login. */
const RENEW_BELOW_MS = TRUST_MS / 2;

/**
 * Stored with the rate-limit windows, which have a TTL. The id is a keyed hash, so it does not reveal the IP address.
 */
const pairDoc = (identifier: string, ip: string) =>
  doc('rate_limits/{window}', computeKeyedHash('known_address', identifier.toLowerCase(), ip));

const getRemainingMs = async (identifier: string, ip: string): Promise<number> =>
  ((await get(pairDoc(identifier, ip)))?.expires_at.getTime() ?? 0) - now().getTime();

/**
 * Whether the owner of the account recently signed in from this IP address.
 *
 * @param identifier the account's id, username or e-mail, or its `getFactorIdentifier`
 */
export const isTrustedIp = async (identifier: string, ip: string): Promise<boolean> =>
  (await getRemainingMs(identifier, ip)) > 0;

/**
 * Identifies an account for limits of its second factor. Here only a proved second factor makes an IP trusted; a
 * password or a mail link does not.
 */
export const getFactorIdentifier = (uid: string): string => `factor ${uid}`;

/** A failure is only logged, so that it does not fail a login. */
const remember = async (uid: string, [first, ...others]: [string, ...string[]], ip: string): Promise<void> => {
  try {
    if ((await getRemainingMs(first, ip)) > RENEW_BELOW_MS) return;
    const expires_at = new Date(now().getTime() + TRUST_MS);
    await runBatch((writes) => {
      for (const identifier of [first, ...others]) {
        writes.set(pairDoc(identifier, ip), { points: 0, expires_at, uid });
      }
    });
  } catch (error) {
    logger.error('address of a login not noted', { error: String(error) });
  }
};

/** Remembers an IP address after a proof of ownership: password, mail link or registration. */
export const rememberTrustedIp = (
  { id, username, email }: Pick<CurrentUser, 'id' | 'username' | 'email'>,
  ip: string,
): Promise<void> => remember(id, [id, username, email], ip);

/** Remembers an IP address after a login with a right second factor. */
export const rememberFactorIp = (uid: string, ip: string): Promise<void> =>
  remember(uid, [getFactorIdentifier(uid)], ip);
