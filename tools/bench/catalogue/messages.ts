import { z } from 'zod';

/** What a worker is asked. */
export const order = z.discriminatedUnion('do', [
  z.object({ do: z.literal('time'), path: z.string() }),
  z.object({ do: z.literal('answer'), path: z.string() }),
  z.object({ do: z.literal('memory') }),
  z.object({ do: z.literal('serve') }),
]);
export type Order = z.infer<typeof order>;

/** What a worker says once it has given its first answer, or has built. */
export const started = z.object({
  /** From opening the file to the first answer. */
  loadMs: z.number(),
  /** From the start of the process. */
  sinceStartMs: z.number(),
  rssBytes: z.number(),
});
export const built = z.object({ buildMs: z.number(), fileBytes: z.number(), peakRssBytes: z.number() });
export const timed = z.object({
  ms: z.number(),
  /** Processor time of the thread that answers: on a busy machine the truer figure. */
  cpuMs: z.number(),
  status: z.number(),
  bytes: z.number(),
});
export const memory = z.object({
  rssBytes: z.number(),
  /** What is still in use after garbage was collected: objects and buffers. */
  liveBytes: z.number(),
});
export const serving = z.object({ port: z.number() });
/** The parts of a list's answer that checks look at. */
export const listed = z.object({
  data: z.array(z.object({ id: z.string() })),
  meta: z.object({ total: z.number(), did_you_mean: z.string().optional() }),
});
