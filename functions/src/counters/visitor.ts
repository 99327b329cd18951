import { createHmac } from 'node:crypto';
import { dayOf } from '@bigorna/domain/trending';
import { newSecret, now } from '../platform/clock.ts';
import { doc, transaction } from '../platform/firestore.ts';

/** What of a request tells one visitor from another. */
export interface Visit {
  readonly address: string;
  header(name: string): string | undefined;
}

/** An instance whose clock is behind takes the newer salt: the day's own is gone. */
const readSalt = (day: string): Promise<string> =>
  transaction(async (step) => {
    const ref = doc('system/visitor-salt');
    const stored = await step.get(ref);
    if (stored !== undefined && stored.day >= day) return stored.salt;
    const salt = newSecret();
    step.set(ref, { day, salt });
    return salt;
  });

let known: { readonly day: string; readonly salt: Promise<string> } | undefined;

/** The salt of a day, read once by each process. */
const saltOf = (day: string): Promise<string> => {
  if (known !== undefined && known.day >= day) return known.salt;
  const reading = { day, salt: readSalt(day) };
  known = reading;
  reading.salt.catch(() => {
    if (known === reading) known = undefined;
  });
  return reading.salt;
};

/**
 * A hash under the day's salt, which is thrown away afterwards: nobody, the portal included, can say later who saw or
 * fetched what, or follow anybody.
 */
const hashOf = async (parts: readonly string[], at: Date): Promise<string> => {
  const salt = await saltOf(dayOf(at));
  return createHmac('sha256', salt).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
};

/** Who a member is in what is counted at a moment: the same all day. */
export const memberOn = (uid: string, at: Date): Promise<string> => hashOf([uid], at);

/** Who is looking, for counting views once a day: the account, else address and user agent. */
export const visitorOf = (visit: Visit, uid?: string): Promise<string> =>
  uid === undefined ? hashOf([visit.address, visit.header('User-Agent') ?? ''], now()) : memberOn(uid, now());
