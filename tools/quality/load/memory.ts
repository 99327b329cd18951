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
}

const EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

/** Looks at every process of a portal each five seconds, from now until it is stopped. */
export const watchMemory = (portal: Portal): { stop(): Promise<Memory[]> } => {
  const from = performance.now();
  const seen = new Map<number, { process: PortalProcess; samples: Sample[] }>();
  const look = async (): Promise<void> => {
    for (const process of await portalProcesses(portal)) {
      const mebibytes = await residentMebibytes(process.pid);
      if (mebibytes === null) continue;
      const entry = seen.get(process.pid) ?? { process, samples: [] };
      entry.samples.push({ at: (performance.now() - from) / MINUTE_MS, mebibytes });
      seen.set(process.pid, entry);
    }
  };
  let last = look();
  const timer = setInterval(() => {
    last = last.then(look);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      return [...seen.values()];
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

/** What a process may have grown by: a garbage collector lets a heap breathe by so much. */
const GROWTH_MEBIBYTES = 32;
const GROWTH_SHARE = 0.15;
/** A process that was there for less was still starting: the emulator starts more of them when many calls come at once. */
const JUDGED_MINUTES = 2;

export interface Growth {
  readonly process: PortalProcess;
  readonly first: number;
  readonly last: number;
  readonly peak: number;
  /** MiB a minute over the last three quarters of the samples. */
  readonly slope: number;
  /** MiB that it comes to over that time. */
  readonly growth: number;
  /** How many it may be; null where nobody judges: what is not ours, and what was not there for long. */
  readonly allowed: number | null;
}

/** How memory went once everything had started: the first quarter is warming up. */
export const growthOf = ({ process, samples }: Memory): Growth => {
  const end = samples.at(-1)?.at ?? 0;
  const start = samples[0]?.at ?? 0;
  const late = samples.filter(({ at }) => at >= start + (end - start) / 4);
  const slope = slopeOf(late);
  const level = late[0]?.mebibytes ?? 0;
  return {
    process,
    first: samples[0]?.mebibytes ?? 0,
    last: samples.at(-1)?.mebibytes ?? 0,
    peak: Math.max(0, ...samples.map(({ mebibytes }) => mebibytes)),
    slope,
    growth: slope * (end - (late[0]?.at ?? end)),
    allowed: process.isOurs && end - start >= JUDGED_MINUTES ? Math.max(GROWTH_MEBIBYTES, level * GROWTH_SHARE) : null,
  };
};
