import { DAY_MS } from '@bigorna/domain/limits';
import { z } from 'zod';

/** Ban lengths: a number of days, until a date, or permanent. */
export const BAN_LENGTHS = ['1', '7', '30', 'date', 'ever'] as const;

export const selectedLength = z.object({
  length: z.enum(BAN_LENGTHS),
  /** `2026-12-31`, as in a date input; only for `date`. */
  day: z.string(),
});
export type SelectedLength = z.infer<typeof selectedLength>;

export const DEFAULT_LENGTH: SelectedLength = { length: '7', day: '' };

/**
 * End of a ban: a number of days from now, or the end of the chosen local day.
 *
 * @returns null for a permanent ban; undefined if no future day is chosen
 */
export const getBanEnd = ({ length, day }: SelectedLength, now: Date): Date | null | undefined => {
  if (length === 'ever') return null;
  if (length !== 'date') return new Date(now.getTime() + Number(length) * DAY_MS);
  const end = new Date(`${day}T23:59:59`);
  return end > now ? end : undefined;
};
