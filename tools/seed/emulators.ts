import { openSession } from '../emulators/session.ts';
import { PART_NAMES } from '../shared/build.ts';
import { createPortSet, HOST, type PortSet, type Service } from '../shared/ports.ts';
import { Timings } from '../shared/timings.ts';
import type { StopRequest } from '../shared/tool.ts';

const EXPORT_MS = 120_000;
const OFFSET = 22_500;

/** Separate ports, so that seeding can run beside `npm start` and `npm test`. */
const SEED_PORTS = createPortSet('seed', OFFSET);

/** Host and port of one of the seed's emulators. */
export const getEmulatorHost = (service: Service): string => `${HOST}:${SEED_PORTS.ports[service]}`;

/**
 * Runs `work` with emulators, without functions and pages, and stops them afterwards.
 *
 * @param data import `emulator-data/` as it is, else start empty
 * @param set ports of the emulators; default: the seed's
 */
export const withEmulators = async (
  stop: StopRequest,
  data: boolean,
  work: () => Promise<void>,
  set: PortSet = SEED_PORTS,
): Promise<void> => {
  const options = { verbose: false, ui: false, reload: false, without: PART_NAMES, keepDays: true };
  const { suite } = await openSession({ ...options, set, data, timings: new Timings(false), stop });
  try {
    await work();
  } finally {
    await suite.stop();
  }
};

/**
 * Calls an emulator as the project's owner.
 *
 * @throws Error with the response if the call fails
 */
export const callEmulator = async (
  service: Service,
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response> => {
  const response = await fetch(`http://${getEmulatorHost(service)}${path}`, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json', ...headers },
    ...init,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
};

/** Exports all three emulators into a folder. */
export const exportEmulators = async (path: string): Promise<void> => {
  const body = JSON.stringify({ path, initiatedBy: 'seed' });
  await callEmulator('hub', '/_admin/export', { method: 'POST', body, signal: AbortSignal.timeout(EXPORT_MS) });
};
