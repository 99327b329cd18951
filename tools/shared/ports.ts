import { LauncherError } from './errors.ts';

/** The project id of local runs; the `demo-` prefix keeps firebase-tools off the network. */
export const PROJECT_ID = 'demo-bigorna';

/** The project's default bucket, as the emulators name it. */
export const BUCKET = `${PROJECT_ID}.appspot.com`;

/** The region of local runs: the default of the functions' parameter. */
export { DEFAULT_REGION as REGION } from '@bigorna/domain/region';

/** Host of all emulators: IPv4 only, which all SDKs agree on. */
export const HOST = '127.0.0.1';

const START_PORTS = {
  hosting: 5050,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  auth: 9099,
  storage: 9199,
  eventarc: 9299,
  tasks: 9499,
  hub: 4400,
  logging: 4500,
  ui: 4000,
} as const;

export type Service = keyof typeof START_PORTS;
const SERVICES = Object.keys(START_PORTS).filter((name): name is Service => name in START_PORTS);
export type PortSet = { readonly name: string; readonly ports: Readonly<Record<Service, number>> };

/** The ports of `npm start` plus `offset`; the name is the run's folder under .cache/emulators. */
export function createPortSet(name: string, offset: number): PortSet {
  const ports: Record<Service, number> = { ...START_PORTS };
  for (const service of SERVICES) ports[service] += offset;
  return { name, ports };
}

/** Port offsets from `npm start`, for `npm test` and for the launcher's stop test. */
const TEST_OFFSET = 10_000;
export const STOP_TEST_OFFSET = 22_000;
const MAX_OFFSET = 50_000;

/** `npm start` and `npm run dev`; `npm test`; the launcher's stop test. All three can run at once. */
export const PORT_SETS = {
  start: createPortSet('start', 0),
  tests: createPortSet('tests', TEST_OFFSET),
  stop: createPortSet(`offset-${STOP_TEST_OFFSET}`, STOP_TEST_OFFSET),
};

/** Offset of a second set from the first. No port collides if offsets of first sets are whole thousands. */
const BESIDE_OFFSET = 620;

/** Ports of a second set of emulators in the same run. */
export function getSecondPorts({ name, ports }: PortSet): PortSet {
  const offset = ports.hosting - START_PORTS.hosting + BESIDE_OFFSET;
  return createPortSet(`${name}-beside`, offset);
}

/**
 * The ports for `--offset`, or the default ports.
 *
 * @throws LauncherError if the offset is no whole number that leaves room for all ports
 */
export function selectPorts(offset: string | undefined, usual: PortSet): PortSet {
  if (offset === undefined) return usual;
  const number = Number(offset);
  if (Number.isInteger(number) && number > 0 && number <= MAX_OFFSET) return createPortSet(`offset-${number}`, number);
  throw new LauncherError(`--offset takes a whole number from 1 to ${MAX_OFFSET}, not '${offset}'.`);
}

/**
 * Environment variables by which Google's libraries find emulators. Without a variable, the libraries use the real
 * service.
 */
export const getEmulatorVariables = ({ ports }: PortSet) => ({
  FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
  STORAGE_EMULATOR_HOST: `http://${HOST}:${ports.storage}`,
});

/** Names of the services in messages. */
export const SERVICE_NAMES: Readonly<Record<Service, string>> = {
  hosting: 'site, console and API (Hosting emulator)',
  functions: 'Functions emulator',
  firestore: 'Firestore emulator',
  firestoreWebsocket: "Firestore emulator's websocket",
  auth: 'Authentication emulator',
  storage: 'Storage emulator',
  eventarc: 'Eventarc emulator',
  tasks: 'Cloud Tasks emulator',
  hub: 'emulator hub',
  logging: 'Logging emulator',
  ui: 'Emulator UI',
};
