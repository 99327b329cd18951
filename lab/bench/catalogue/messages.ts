import { z } from 'zod';

/** First message of a worker that serves, after its first response. */
export const started = z.object({
  port: z.number(),
  /** From opening the file to the first response. */
  loadMs: z.number(),
  /** From process start. */
  sinceStartMs: z.number(),
  rssBytes: z.number(),
});
/** The message of a worker that builds. */
export const built = z.object({ buildMs: z.number(), fileBytes: z.number(), peakRssBytes: z.number() });

/** Path of a call that does not use the catalogue. */
export const UNRELATED = '/unrelated';
/** Path of the memory of a worker. */
export const MEMORY = '/memory';
export const memory = z.object({
  rssBytes: z.number(),
  /** Heap and buffers after garbage collection. */
  liveBytes: z.number(),
});

/** Header of a request whose time is measured. */
export const MEASURED_HEADER = 'x-bench-measured';
/** Headers of its response: time of the request in ms, and the CPU time of the serving thread alone. */
export const TIME_HEADERS = { ms: 'x-bench-ms', cpuMs: 'x-bench-cpu-ms' } as const;
/** The fields of a list response that checks read. */
export const listed = z.object({
  data: z.array(z.object({ id: z.string() })),
  meta: z.object({ total: z.number(), did_you_mean: z.string().optional() }),
});
