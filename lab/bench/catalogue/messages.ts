import { z } from 'zod';

/** Message that a serving worker sends after its first response. */
export const started = z.object({
  port: z.number(),
  /** From opening the file to the first response. */
  loadMs: z.number(),
  /** From process start to the first response. */
  sinceStartMs: z.number(),
  rssBytes: z.number(),
});
/** Message that a building worker sends at the end. */
export const built = z.object({ buildMs: z.number(), fileBytes: z.number(), peakRssBytes: z.number() });

/** Path of a call that does not use the catalogue. */
export const UNRELATED = '/unrelated';
/** Path that returns the memory of a worker. */
export const MEMORY = '/memory';
export const memory = z.object({
  rssBytes: z.number(),
  /** Heap and buffers after garbage collection. */
  liveBytes: z.number(),
});

/** Header of a request whose time is measured. */
export const MEASURED_HEADER = 'x-bench-measured';
/** Headers of a measured response: time of the request in ms, and the CPU time of the serving thread alone. */
export const TIME_HEADERS = { ms: 'x-bench-ms', cpuMs: 'x-bench-cpu-ms' } as const;
/** The checks read only these fields of a list response. */
export const listed = z.object({
  data: z.array(z.object({ id: z.string() })),
  meta: z.object({ total: z.number(), did_you_mean: z.string().optional() }),
});
