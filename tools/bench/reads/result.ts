import { z } from 'zod';

const account = z.object({ reads: z.int(), writes: z.int(), byKind: z.record(z.string(), z.int()) });

/** What a measured process found. */
export const result = z.object({
  mods: z.int(),
  calls: z.int(),
  modsVisited: z.int(),
  cache: z.object({ hits: z.int(), misses: z.int(), passed: z.int() }),
  /** Building the snapshot, once for all instances; serving the visits; rolling their events up. */
  snapshot: account,
  visits: account,
  rollUps: account,
  rollUpTasks: z.int(),
});
export type Result = z.infer<typeof result>;
export type Account = z.infer<typeof account>;
