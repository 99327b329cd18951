import { join } from 'node:path';
import { withSession } from '../tools/emulators/session.ts';
import type { PartName } from '../tools/shared/build.ts';
import { CACHE } from '../tools/shared/paths.ts';
import { HOST, PORT_SETS, type PortSet, PROJECT_ID, REGION, selectPorts } from '../tools/shared/ports.ts';
import { runTool, type StopRequest } from '../tools/shared/tool.ts';
import { requireRecordableCommit } from '../tools/testing/measurements.ts';

/** A portal on emulators, with the URLs and hosts that tests need. */
export interface Portal {
  /** Public URL: the Hosting emulator. */
  readonly url: string;
  readonly set: PortSet;
  /** Base URL of the functions without Hosting; append `/{function name}`. */
  readonly functions: string;
  /** Host and port of an emulator. */
  readonly auth: string;
  readonly storage: string;
  /** Working folder of the emulators, which appears in their command lines. */
  readonly folder: string;
  /** Log file of the emulators and functions. */
  readonly log: string;
}

const toPortal = (set: PortSet): Portal => {
  const { name, ports } = set;
  const folder = join(CACHE, 'emulators', name);
  return {
    url: `http://localhost:${ports.hosting}`,
    set,
    functions: `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}`,
    auth: `${HOST}:${ports.auth}`,
    storage: `${HOST}:${ports.storage}`,
    folder,
    log: join(folder, 'emulators.log'),
  };
};

/** The portal at a local URL, identified by its port. */
export const getPortal = (url: string): Portal => {
  const port = Number(new URL(url).port);
  const known = Object.values(PORT_SETS).find(({ ports }) => ports.hosting === port);
  return toPortal(known ?? selectPorts(String(port - PORT_SETS.start.ports.hosting), PORT_SETS.start));
};

export interface PortalTarget {
  /** URL of a running portal; if missing, a new portal starts. */
  readonly url?: string | undefined;
  /** Port offset of a new portal; default: the ports of `npm test`. */
  readonly offset?: string | undefined;
  /** Parts that a new portal omits; default: the console. */
  readonly without?: readonly PartName[];
}

/** Runs work on a running portal, or on a new portal that stops afterwards. */
export const withPortal = async <T>(
  { url, offset, without = ['admin'] }: PortalTarget,
  stop: StopRequest,
  work: (portal: Portal) => Promise<T>,
): Promise<T> => {
  if (url !== undefined) return work(getPortal(url));
  const set = selectPorts(offset, PORT_SETS.tests);
  return withSession({ set, stop, without }, () => work(toPortal(set)));
};

/** Common command line options of the lab tools. */
export interface ProofOptions extends PortalTarget {
  readonly help: boolean;
  /** Whether to write the results into docs/quality.md. Requires a clean work tree. */
  readonly record: boolean;
}

/**
 * Runs a lab tool on a portal.
 *
 * @param prove returns the exit code
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
    if (options.record) await requireRecordableCommit();
    return withPortal(options, stop, (portal) => prove(portal, stop.signal));
  });
