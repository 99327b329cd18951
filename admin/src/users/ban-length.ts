import { DAY_MS } from '@bigorna/domain/limits';

/** How long a ban lasts: so many days, up to a day, or for ever. */
export const BAN_LENGTHS = ['1', '7', '30', 'date', 'ever'] as const;
export type BanLength = (typeof BAN_LENGTHS)[number];

export interface ChosenLength {
  readonly length: BanLength;
  /** `2026-12-31`, as a date field gives it; only of `date`. */
  readonly day: string;
}

/**
 * When a ban ends: at the end of the chosen day, in the reader's zone.
 *
 * @returns null for never; undefined where no day that is still to come was chosen
 */
export const endOf = ({ length, day }: ChosenLength, now: Date): Date | null | undefined => {
  if (length === 'ever') return null;
  if (length !== 'date') return new Date(now.getTime() + Number(length) * DAY_MS);
  const end = new Date(`${day}T23:59:59`);
  return end > now ? end : undefined;
};
