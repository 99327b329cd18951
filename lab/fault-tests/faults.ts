import { setTimeout as delay } from 'node:timers/promises';
import { runCommand, signalProcess } from '../../tools/shared/processes.ts';
import type { FaultProxy, ProxyMode, ProxyTally } from './proxies/fault-proxy.ts';

/** Services behind a proxy. Browser and functions reach these services only through their proxies. */
export const PROXIED_SERVICES = ['auth', 'firestore', 'storage', 'functions'] as const;
type ProxiedService = (typeof PROXIED_SERVICES)[number];
export type Proxies = ReadonlyMap<ProxiedService | null, FaultProxy>;

export interface Fault {
  readonly name: string;
  /** The service whose proxy fails; null if the fault kills function processes. */
  readonly service: ProxiedService | null;
  readonly mode: ProxyMode;
}

const KILLED: Fault = { name: 'functions-killed', service: null, mode: 'fair' };

/** Each service stopped, slow and failing, and one fault that kills function processes. */
export const FAULTS: readonly Fault[] = [
  ...PROXIED_SERVICES.flatMap((service) =>
    (['stopped', 'slow', 'errors'] as const).map((mode) => ({ name: `${service}-${mode}`, service, mode })),
  ),
  KILLED,
];

/** Whether the emulators may lose write events during the fault. In production Eventarc retries for a day. */
export const canLoseEvents = (fault: Fault): boolean =>
  fault === KILLED || (fault.service === 'functions' && fault.mode !== 'slow');

const KILL_EVERY_MS = 2_500;
/** Name of the script in which the Functions emulator runs a function's code. */
const WORKER = 'functionsEmulatorRuntime';

/** Function processes among the descendants of this process. */
const findWorkers = async (): Promise<number[]> => {
  const { output } = await runCommand('ps', ['-eo', 'pid=,ppid=,args=']);
  const rows = [...output.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, args = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    args,
  }));
  const findDescendants = (of: number): typeof rows =>
    rows.filter(({ parent }) => parent === of).flatMap((row) => [row, ...findDescendants(row.pid)]);
  return findDescendants(process.pid).flatMap(({ pid, args }) => (args.includes(WORKER) ? [pid] : []));
};

/**
 * Kills a function process every few seconds.
 *
 * @returns a function that ends the killing and returns the number of kills as `errors`
 */
const killAtRandom = (): (() => Promise<ProxyTally>) => {
  const ended = new AbortController();
  let killed = 0;
  const run = async () => {
    while (!ended.signal.aborted) {
      const all = await findWorkers();
      const one = all[Math.floor(Math.random() * all.length)];
      if (one !== undefined) {
        signalProcess(one, 'SIGKILL');
        killed += 1;
      }
      await delay(KILL_EVERY_MS, undefined, { signal: ended.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    ended.abort();
    await running;
    return { calls: 0, errors: killed };
  };
};

/**
 * Starts a fault.
 *
 * @returns a function that ends the fault and returns the calls and errors; for killed processes, the kills as `errors`
 * @param journeyNames journeys during this fault: the seed of the random errors
 */
export const startFault = async (
  fault: Fault,
  proxies: Proxies,
  journeyNames: string,
): Promise<() => Promise<ProxyTally>> => {
  if (fault === KILLED) return killAtRandom();
  const proxy = proxies.get(fault.service);
  await proxy?.set(fault.mode, `${fault.name} ${journeyNames}`);
  return async () => {
    const tally = proxy?.tally() ?? { calls: 0, errors: 0 };
    await proxy?.set('fair');
    return tally;
  };
};
