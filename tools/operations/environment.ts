import { applicationDefault } from 'firebase-admin/app';
import { z } from 'zod';
import { LauncherError } from '../shared/errors.ts';
import { BUCKET, getEmulatorVariables, PORT_SETS, type PortSet, PROJECT_ID, selectPorts } from '../shared/ports.ts';

/** The target of an operations tool: a portal on emulators, or a real project. */
export interface Environment {
  readonly project: string;
  readonly emulated: boolean;
  readonly bucket: string;
  /** Base URLs of Firestore's and Identity Toolkit's REST APIs. */
  readonly firestore: string;
  readonly identity: string;
  /** Headers of every call: the emulators' owner token, or the user's Google credentials. */
  headers(): Promise<Record<string, string>>;
}

/** Command line options of an environment; see {@link ENVIRONMENT_OPTIONS}. */
export interface EnvironmentOptions {
  readonly project?: string | undefined;
  readonly bucket?: string | undefined;
  readonly offset?: string | undefined;
}

/** `parseArgs` options that choose an environment. */
export const ENVIRONMENT_OPTIONS = {
  project: { type: 'string' },
  bucket: { type: 'string' },
  offset: { type: 'string' },
} as const;

/** Help text of these options. */
export const ENVIRONMENT_USAGE = `  --project ID    a real project, with your own credentials (gcloud auth application-default login);
                  default: the portal of npm start
  --bucket NAME   its bucket (default: ID.firebasestorage.app)
  --offset N      port offset of the emulators (npm start -- --offset N)`;

/** Google's format of project ids. */
export const projectId = z.string().regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'Invalid project id.');

/** Whether an id is an emulator project. */
export const isDemo = (project: string): boolean => project.startsWith('demo-');

export const EMULATOR_NAMES: readonly string[] = Object.keys(getEmulatorVariables(PORT_SETS.start));

/** Sets the emulator variables in this process's environment, for Google's libraries. */
export const setEmulatorVariables = (set: PortSet): void => {
  Object.assign(process.env, getEmulatorVariables(set));
};

const namedEmulators = (): string[] => EMULATOR_NAMES.filter((name) => process.env[name] !== undefined);

const listed = (names: readonly string[]): string => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'}`;

/** @throws LauncherError if only some variables are set: the other services would be those of the real project */
const assertAllOrNoneNamed = (): void => {
  const missing = EMULATOR_NAMES.filter((name) => process.env[name] === undefined);
  if (missing.length === 0) return;
  throw new LauncherError(`${listed(namedEmulators())} set, but ${listed(missing)} not: name all emulators, or none.`);
};

const emulated = (project: string, bucket: string): Environment => ({
  project,
  emulated: true,
  bucket,
  firestore: `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1`,
  identity: `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`,
  headers: () => Promise.resolve({ authorization: 'Bearer owner' }),
});

const real = (project: string, bucket: string): Environment => {
  const credential = applicationDefault();
  return {
    project,
    emulated: false,
    bucket,
    firestore: 'https://firestore.googleapis.com/v1',
    identity: 'https://identitytoolkit.googleapis.com',
    headers: async () => ({
      authorization: `Bearer ${(await credential.getAccessToken()).access_token}`,
      // User credentials have no quota project for Identity Toolkit.
      'x-goog-user-project': project,
    }),
  };
};

/**
 * The environment that a command line chooses. For emulators, also sets their variables in this process.
 *
 * @throws LauncherError for an invalid project id, for a real project with emulator variables, and for incomplete
 *   emulator variables
 */
export const resolveEnvironment = ({ project, bucket, offset }: EnvironmentOptions): Environment => {
  if (project === undefined || isDemo(project)) {
    if (offset !== undefined || namedEmulators().length === 0)
      setEmulatorVariables(selectPorts(offset, PORT_SETS.start));
    assertAllOrNoneNamed();
    const id = project ?? PROJECT_ID;
    return emulated(id, bucket ?? (id === PROJECT_ID ? BUCKET : `${id}.appspot.com`));
  }
  const id = projectId.safeParse(project);
  if (!id.success) throw new LauncherError(`--project: '${project}' is an invalid project id.`);
  const named = namedEmulators();
  if (named.length > 0) throw new LauncherError(`${listed(named)} set: ${id.data} would not be reached.`);
  return real(id.data, bucket ?? `${id.data}.firebasestorage.app`);
};
