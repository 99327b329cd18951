import { z } from 'zod';

/** One list question, as often as it was asked; reads are those of the dearest time. */
const asked = z.object({
  name: z.string(),
  milliseconds: z.array(z.number()).min(1),
  /** Of them without the waiting for the database. */
  own: z.array(z.number()).min(1),
  /** What the database takes when it alone is asked the same: right behind each time. */
  floor: z.array(z.number()).min(1),
  /** How often one waited for it, questions asked at once counting as one. */
  waits: z.number(),
  reads: z.number(),
  rows: z.number(),
});
export type Asked = z.infer<typeof asked>;

/** What the measured process answers; the first one is the baseline. */
export const result = z.object({ filledMs: z.number(), openedMs: z.number(), asked: z.array(asked).min(1) });
export type Result = z.infer<typeof result>;
