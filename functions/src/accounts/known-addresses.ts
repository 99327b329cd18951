import { createHash } from 'node:crypto';
import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { DAY_MS } from '@bigorna/domain/limits';
import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { batch, doc, get } from '../platform/firestore.ts';

/** Whoever signs in less often is as good as new at the address. */
const KEPT_MS = 90 * DAY_MS;
/** Noted anew when half of the time is over, not with each login. */
const FRESH_MS = KEPT_MS / 2;

/** Kept beside the windows of limits, and deleted with them: nobody can read from it who was where. */
const pairDoc = (identifier: string, address: string) =>
  doc(
    'rate_limits/{window}',
    createHash('sha256').update(`known_address ${identifier.toLowerCase()} ${address}`).digest('hex'),
  );

const leftMs = async (identifier: string, address: string): Promise<number> =>
  ((await get(pairDoc(identifier, address)))?.expires_at.getTime() ?? 0) - now().getTime();

/**
 * Whether somebody proved at this address, not long ago, that the account is theirs.
 *
 * @param identifier the account's id, username or e-mail
 */
export const isKnownAddress = async (identifier: string, address: string): Promise<boolean> =>
  (await leftMs(identifier, address)) > 0;

/**
 * Notes that somebody has proved at an address that the account is theirs: by the password, by a mail, by having made it. That
 * it fails is no reason for a login to fail.
 */
export const noteKnownAddress = async (
  { id, username, email }: Pick<OwnUser, 'id' | 'username' | 'email'>,
  address: string,
): Promise<void> => {
  try {
    if ((await leftMs(id, address)) > FRESH_MS) return;
    const expires_at = new Date(now().getTime() + KEPT_MS);
    await batch((writes) => {
      for (const identifier of [id, username, email]) {
        writes.set(pairDoc(identifier, address), { points: 0, expires_at });
      }
    });
  } catch (error) {
    logger.error('address of a login not noted', { error: String(error) });
  }
};
