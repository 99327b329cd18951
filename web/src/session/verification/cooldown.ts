import { readStored, store } from '#app/stored-choice.ts';

const STORAGE_KEY = 'resendCooldown';
const SECOND_MS = 1000;

/** A member's wait before the next mail may be asked for; times in milliseconds since 1970. */
export interface Cooldown {
  uid: string;
  since: number;
  until: number;
}

/** Reads a kept wait; anything else in its place is none. */
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

/** Whole seconds left of a wait, by the clock; none where the clock was set back before its beginning. */
export const secondsLeft = ({ since, until }: Cooldown, now: number): number =>
  now < since ? 0 : Math.max(0, Math.ceil((until - now) / SECOND_MS));

/** Milliseconds until {@link secondsLeft} says one less. */
export const untilNextSecond = ({ until }: Cooldown, now: number): number => (until - now) % SECOND_MS || SECOND_MS;

/** The wait kept in this browser: it outlives the dialog, the page and the visit. */
export const readCooldown = (): Cooldown | undefined => parseCooldown(readStored(STORAGE_KEY));

export const keepCooldown = (cooldown: Cooldown): void => store(STORAGE_KEY, JSON.stringify(cooldown));
