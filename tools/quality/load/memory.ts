import { percentile } from '../../bench/catalogue/figures.ts';
import type { Portal } from '../portal.ts';
import { type PortalProcess, portalProcesses, residentMebibytes } from './processes.ts';

/** One look at a process. */
export interface Sample {
  /** Minutes since sampling began. */
  readonly at: number;
  readonly mebibytes: number;
}

export interface Memory {
  readonly process: PortalProcess;
  readonly samples: readonly Sample[];
  /** Whether it was gone when watching ended. The emulators end a function's process only when it hangs, or code changes. */
  readonly hasEnded: boolean;
}

const EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

/** Looks at every process of a portal each five seconds, from now until it is stopped. */
export const watchMemory = (portal: Portal): { stop(): Promise<Memory[]> } => {
  const from = performance.now();
  const seen = new Map<number, { process: PortalProcess; samples: Sample[] }>();
  let present = new Set<number>();
  const look = async (): Promise<void> => {
    const found = new Set<number>();
    for (const process of await portalProcesses(portal)) {
      const mebibytes = await residentMebibytes(process.pid);
      if (mebibytes === null) continue;
      const entry = seen.get(process.pid) ?? { process, samples: [] };
      entry.samples.push({ at: (performance.now() - from) / MINUTE_MS, mebibytes });
      seen.set(process.pid, entry);
      found.add(process.pid);
    }
    present = found;
  };
  let last = look();
  const timer = setInterval(() => {
    last = last.then(look);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await look();
      return [...seen].map(([pid, entry]) => ({ ...entry, hasEnded: !present.has(pid) }));
    },
  };
};

/** How much later samples lie above earlier ones, by least squares; 0 for fewer than two. */
export const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, mebibytes] = [mean((sample) => sample.at), mean((sample) => sample.mebibytes)];
  const spread = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  if (spread === 0) return 0;
  return samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.mebibytes - mebibytes), 0) / spread;
};

/** What a garbage collector lets a heap breathe by. */
const GROWTH_MEBIBYTES = 16;
const GROWTH_SHARE = 0.1;
/** In its first minutes a process fills its caches: one that was there for less is not judged, unless it has ended. */
export const JUDGED_MINUTES = 5;

/** How memory is judged, for whoever reads the figures. */
export const CRITERION =
  `the median of a function's process in the last quarter of its time may lie above that of the second by ` +
  `${GROWTH_MEBIBYTES} MiB, or ${GROWTH_SHARE * 100} % where that is more, and none may end`;

export interface Growth {
  readonly process: PortalProcess;
  readonly hasEnded: boolean;
  /** Minutes since sampling began. */
  readonly lastSeenAt: number;
  readonly first: number;
  readonly peak: number;
  /** MiB a minute over the last three quarters of the samples. */
  readonly slope: number;
  /** Medians of the second and the last quarter, in MiB. */
  readonly before: number;
  readonly after: number;
  /** MiB that may lie between them; null where nobody judges: what is not ours, and what was not there for long. */
  readonly allowed: number | null;
}

/** How memory went once everything had started: the first quarter is warming up. */
export const growthOf = ({ process, samples, hasEnded }: Memory): Growth => {
  const end = samples.at(-1)?.at ?? 0;
  const start = samples[0]?.at ?? 0;
  const since = (quarter: number) => start + ((end - start) * quarter) / 4;
  const median = (from: number, to: number): number => {
    const between = samples.filter(({ at }) => at >= since(from) && at <= since(to));
    return percentile(
      between.map(({ mebibytes }) => mebibytes),
      0.5,
    );
  };
  const [before, after] = [median(1, 2), median(3, 4)];
  return {
    process,
    hasEnded,
    lastSeenAt: end,
    first: samples[0]?.mebibytes ?? 0,
    peak: Math.max(0, ...samples.map(({ mebibytes }) => mebibytes)),
    slope: slopeOf(samples.filter(({ at }) => at >= since(1))),
    before,
    after,
    allowed: process.isOurs && end - start >= JUDGED_MINUTES ? Math.max(GROWTH_MEBIBYTES, before * GROWTH_SHARE) : null,
  };
};

/** Whether a process holds more than it may. */
export const grew = ({ before, after, allowed }: Growth): boolean => allowed !== null && after - before > allowed;
