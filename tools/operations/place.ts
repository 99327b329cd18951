import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { LauncherError } from '../emulators/errors.ts';
import { BUCKET, chosenPorts, HOST, PORT_SETS, type PortSet, PROJECT_ID } from '../emulators/ports.ts';

/** Where a tool of operations works: a portal on emulators, or a real project. */
export interface Place {
  readonly project: string;
  readonly emulated: boolean;
  readonly bucket: string;
  /** Addresses that Firestore's and Identity Toolkit's REST calls begin with. */
  readonly firestore: string;
  readonly identity: string;
  /** What every call carries: the emulators' owner, or the person's own Google credentials. */
  headers(): Promise<Record<string, string>>;
}

/** What a command line says of a place; see {@link PLACE_OPTIONS}. */
export interface PlaceChoice {
  readonly project?: string | undefined;
  readonly bucket?: string | undefined;
  readonly offset?: string | undefined;
}

/** The options of `parseArgs` by which a place is chosen. */
export const PLACE_OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  offset: { type: 'string' },
} as const;

/** The same for a `--help`. */
export const PLACE_USAGE = `  --project ID    a real project, by your own credentials (gcloud auth application-default login);
                  without it the portal that npm start runs
  --bucket NAME   its bucket (default: ID.firebasestorage.app)
  --offset N      emulators that run on other ports (npm start -- --offset N)`;

/** Google's own form of a project id. */
export const projectId = z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'That is no project id.');

/** Whether an id is one that emulators alone know. */
export const isDemo = (project: string): boolean => project.startsWith('demo-');

/** By these names Google's libraries find emulators in a process's environment; the real service is asked where one is not set. */
const EMULATORS = {
  FIRESTORE_EMULATOR_HOST: ({ firestore }) => `${HOST}:${firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: ({ auth }) => `${HOST}:${auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: ({ storage }) => `${HOST}:${storage}`,
  STORAGE_EMULATOR_HOST: ({ storage }) => `http://${HOST}:${storage}`,
} satisfies Record<string, (ports: PortSet['ports']) => string>;

export const EMULATOR_NAMES: readonly string[] = Object.keys(EMULATORS);

/** Names the emulators' addresses in this process's environment, where Google's libraries look for them. */
export const nameEmulators = ({ ports }: PortSet): void => {
  for (const [name, addressIn] of Object.entries(EMULATORS)) process.env[name] = addressIn(ports);
};

const namedEmulators = (): string[] => EMULATOR_NAMES.filter((name) => process.env[name] !== undefined);

const listed = (names: readonly string[]): string => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'}`;

/** @throws LauncherError where some are named and others not: those would be sought in the real project */
const refuseHalfNamed = (): void => {
  const missing = EMULATOR_NAMES.filter((name) => process.env[name] === undefined);
  if (missing.length === 0) return;
  throw new LauncherError(`${listed(namedEmulators())} set, but ${listed(missing)} not: name all emulators, or none.`);
};

const emulated = (project: string, bucket: string): Place => ({
  project,
  emulated: true,
  bucket,
  firestore: `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1`,
  identity: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`,
  headers: () => Promise.resolve({ authorization: 'Bearer owner' }),
});

const real = (project: string, bucket: string): Place => {
  const credential = applicationDefault();
  return {
    project,
    emulated: false,
    bucket,
    firestore: 'https://firestore.googleapis.com/v1',
    identity: 'https://identitytoolkit.googleapis.com',
    headers: async () => ({
      authorization: `Bearer ${(await credential.getAccessToken()).access_token}`,
      // A person's own credentials have no project that Identity Toolkit could bill.
      'x-goog-user-project': project,
    }),
  };
};

/**
 * The place that a command line has chosen. For emulators this process's environment names them afterwards.
 *
 * @throws LauncherError for something that is no project id, for a real project where emulators are named, and where some
 *   emulators are named and others not
 */
export const placeOf = ({ project, bucket, offset }: PlaceChoice): Place => {
  if (project === undefined || isDemo(project)) {
    if (offset !== undefined || namedEmulators().length === 0) nameEmulators(chosenPorts(offset, PORT_SETS.start));
    refuseHalfNamed();
    const id = project ?? PROJECT_ID;
    return emulated(id, bucket ?? (id === PROJECT_ID ? BUCKET : `${id}.appspot.com`));
  }
  const id = projectId.safeParse(project);
  if (!id.success) throw new LauncherError(`--project: '${project}' is no project id.`);
  const named = namedEmulators();
  if (named.length > 0) throw new LauncherError(`${listed(named)} set: ${id.data} would not be reached.`);
  return real(id.data, bucket ?? `${id.data}.firebasestorage.app`);
};
