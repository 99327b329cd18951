import { readStorage, writeStorage } from '@bigorna/client/storage';

const STORAGE_KEY = 'resendCooldown';
const SECOND_MS = 1000;

/** A member's cooldown before the next mail. Times are in milliseconds since 1970. */
export interface Cooldown {
  uid: string;
  since: number;
  until: number;
}

/** Parses a stored cooldown; undefined if invalid. */
export const parseCooldown = (text: string | null): Cooldown | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('uid' in value && 'since' in value && 'until' in value)) return undefined;
    const { uid, since, until } = value;
    if (typeof uid !== 'string' || typeof since !== 'number' || typeof until !== 'number') return undefined;
    return { uid, since, until };
  } catch {
    return undefined;
  }
};

/** Whole seconds left of a cooldown; 0 if the clock was set back before its start. */
export const getSecondsLeft = ({ since, until }: Cooldown, now: number): number =>
  now < since ? 0 : Math.max(0, Math.ceil((until - now) / SECOND_MS));

/** Milliseconds until {@link getSecondsLeft} decreases. */
export const getMsToNextSecond = ({ until }: Cooldown, now: number): number => (until - now) % SECOND_MS || SECOND_MS;

/** Reads this browser's cooldown. The stored cooldown outlives dialog, page and visit. */
export const readCooldown = (): Cooldown | undefined => parseCooldown(readStorage(STORAGE_KEY));

export const storeCooldown = (cooldown: Cooldown): void => writeStorage(STORAGE_KEY, JSON.stringify(cooldown));
