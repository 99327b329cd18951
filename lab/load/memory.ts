import { readdir, readFile } from 'node:fs/promises';
import { getRuntime, toMebibytes } from '../../functions/src/platform/runtime.ts';
import { computePercentile } from '../bench/catalogue/latency.ts';
import type { Portal } from '../portal.ts';

/** Resident memory of one function process over time, in MiB. */
export interface Memory {
  readonly name: string;
  /** One sample every five seconds. */
  readonly mebibytes: number[];
  /** The highest since the start of the process, as the kernel counts it. Includes peaks between two samples. */
  peak: number;
  /** Whether the process ended during the watch. That is a fault, because the emulators do not end idle functions. */
  hasEnded: boolean;
}

const EVERY_MS = 5_000;
/** Shorter runs are not judged, because functions fill their caches in the first minutes. */
export const JUDGED_MINUTES = 5;
const JUDGED_SAMPLES = (JUDGED_MINUTES * 60_000) / EVERY_MS;
const GROWTH_MEBIBYTES = 16;
const GROWTH_SHARE = 0.1;

/** If a function uses more than this share of its deployed memory, it may soon run out. */
const LIMIT_SHARE = 0.8;

export const CRITERION =
  `in its last quarter, the median of a process exceeds the second-quarter median of its function's largest process by ` +
  `at most ${GROWTH_MEBIBYTES} MiB, or ${GROWTH_SHARE * 100} % if that is more; no process ends; every function runs; ` +
  `each peak stays below ${LIMIT_SHARE * 100} % of the memory that its function is deployed with`;

const readText = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** A field of /proc/PID/status in MiB; NaN if it is missing. */
const readField = (status: string, field: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;

interface Process {
  readonly pid: string;
  readonly name: string;
  readonly mebibytes: number;
  readonly peak: number;
}

/** Lists the portal's function processes. Linux only. */
const listProcesses = async ({ folder }: Portal): Promise<Process[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = pids.map(async (pid) => {
    const [command, environment, status = ''] = await Promise.all(
      ['cmdline', 'environ', 'status'].map((file) => readText(`/proc/${pid}/${file}`)),
    );
    const name = /(?:^|\0)FUNCTION_TARGET=([^\0]*)/.exec(environment ?? '')?.[1];
    const [mebibytes, peak] = [readField(status, 'VmRSS'), readField(status, 'VmHWM')];
    const isOurs = command?.includes('functionsEmulatorRuntime') && environment?.includes(`${folder}/`);
    return isOurs && name && mebibytes > 0 && peak > 0 ? [{ pid, name, mebibytes, peak }] : [];
  });
  return (await Promise.all(found)).flat();
};

/** Samples every function process of a portal until stopped. */
export const watchMemory = (portal: Portal): { stop(): Promise<Memory[]> } => {
  const seen = new Map<string, Memory>();
  const sample = async (): Promise<void> => {
    const present = await listProcesses(portal);
    for (const [pid, memory] of seen) memory.hasEnded = !present.some((one) => one.pid === pid);
    for (const { pid, name, mebibytes, peak } of present) {
      const memory = seen.get(pid) ?? { name, mebibytes: [], peak, hasEnded: false };
      memory.mebibytes.push(mebibytes);
      memory.peak = peak;
      seen.set(pid, memory);
    }
  };
  let last = sample();
  const timer = setInterval(() => {
    last = last.then(sample);
  }, EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await last;
      await sample();
      return [...seen.values()];
    },
  };
};

/** The deployed memory of a process's function, in MiB; null for an unknown function. */
export const getLimit = ({ name, peak }: Memory) => {
  const runtime = getRuntime(name);
  const limit = runtime === undefined ? null : toMebibytes(runtime.memory);
  return { limit, isTooHigh: limit !== null && peak >= limit * LIMIT_SHARE };
};

/** Medians of the second and the last quarter. The allowed growth is null if the process is too young. */
export const getGrowth = ({ mebibytes }: Memory) => {
  const median = (quarter: number) =>
    computePercentile(
      mebibytes.slice(Math.floor((mebibytes.length * quarter) / 4), Math.ceil((mebibytes.length * (quarter + 1)) / 4)),
      0.5,
    );
  const [before, after] = [median(1), median(3)];
  const isJudged = mebibytes.length >= JUDGED_SAMPLES;
  return { before, after, allowed: isJudged ? Math.max(GROWTH_MEBIBYTES, before * GROWTH_SHARE) : null };
};
