import { join } from 'node:path';
import { CACHE } from '../emulators/paths.ts';
import { BUCKET, chosenPorts, HOST, PORT_SETS, type PortSet, PROJECT_ID, REGION } from '../emulators/ports.ts';
import { openSession } from '../emulators/session.ts';
import { Timings } from '../emulators/timings.ts';
import { runTool, type StopRequest } from '../emulators/tool.ts';
import { recordableCommit } from './figures.ts';

/** A portal on emulators, as the proofs need to reach it. */
export interface Portal {
  /** Where visitors come in: the Hosting emulator's address. */
  readonly url: string;
  /** Where the functions are past Hosting; `/{name of the function}` follows. */
  readonly functions: string;
  readonly project: string;
  readonly bucket: string;
  /** Host and port of each emulator. */
  readonly auth: string;
  readonly firestore: string;
  readonly storage: string;
  readonly tasks: string;
  /** The folder its emulators work in, which their command lines name. */
  readonly folder: string;
  /** What the emulators and functions print. */
  readonly log: string;
}

const portalOf = ({ name, ports }: PortSet): Portal => {
  const folder = join(CACHE, 'emulators', name);
  return {
    url: `http://localhost:${ports.hosting}`,
    functions: `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}`,
    project: PROJECT_ID,
    bucket: BUCKET,
    auth: `${HOST}:${ports.auth}`,
    firestore: `${HOST}:${ports.firestore}`,
    storage: `${HOST}:${ports.storage}`,
    tasks: `${HOST}:${ports.tasks}`,
    folder,
    log: join(folder, 'emulators.log'),
  };
};

/** The portal that runs at an address on this machine, told by its port. */
export const portalAt = (url: string): Portal => {
  const port = Number(new URL(url).port);
  const known = Object.values(PORT_SETS).find(({ ports }) => ports.hosting === port);
  return portalOf(known ?? chosenPorts(String(port - PORT_SETS.start.ports.hosting), PORT_SETS.start));
};

export interface Where {
  /** The address of a portal that runs; without it one is opened. */
  readonly url?: string | undefined;
  /** Where the ports of one that is opened lie; those of `npm test` without it. */
  readonly offset?: string | undefined;
}

/** Works on a portal that runs already, or on one that is opened for it and closed afterwards. */
export const onPortal = async <T>(
  { url, offset }: Where,
  stop: StopRequest,
  work: (portal: Portal) => Promise<T>,
): Promise<T> => {
  if (url !== undefined) return work(portalAt(url));
  const set = chosenPorts(offset, PORT_SETS.tests);
  const options = { verbose: false, ui: false, data: true, reload: false, without: ['admin' as const] };
  const session = await openSession({ ...options, set, timings: new Timings(false), stop });
  try {
    return await work(portalOf(set));
  } finally {
    await session.suite.stop();
  }
};

/** What every proof's command line takes beside its own. */
export interface ProofOptions extends Where {
  readonly help: boolean;
  /** Whether its figures go into docs/quality.md: then nothing may have changed since the commit. */
  readonly record: boolean;
}

/**
 * Runs a proof as a tool of its own, on a portal.
 *
 * @param prove answers the process's exit code
 */
export const runProof = (
  options: ProofOptions,
  usage: string,
  prove: (portal: Portal, signal: AbortSignal) => Promise<number>,
): Promise<void> =>
  runTool(async (stop) => {
    if (options.help) {
      console.log(usage);
      return 0;
    }
    if (options.record) await recordableCommit();
    return onPortal(options, stop, (portal) => prove(portal, stop.signal));
  });
