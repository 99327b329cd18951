import { z } from 'zod';

/** One way to tell all followers, as often as it was measured. */
const way = z.object({
  name: z.string(),
  milliseconds: z.array(z.number()).min(1),
  reads: z.number(),
  writes: z.number(),
});
export type Way = z.infer<typeof way>;

/** What the measured process answers; the first way is what the others are compared with. */
export const result = z.object({ followers: z.number(), pages: z.number(), ways: z.array(way).min(1) });
export type Result = z.infer<typeof result>;
