import { existsSync } from 'node:fs';
import { constants, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type HeaderRule, toEmulatorHeaders } from '../hosting/hosting-headers.ts';
import { copyRenderer } from '../shared/build.ts';
import { CACHE, ROOT } from '../shared/paths.ts';
import { HOST, type PortSet, type Service } from '../shared/ports.ts';
import { readAnnouncedPorts } from './announced-ports.ts';

/**
 * The folder of one emulator run. It contains copies of functions and pages, so that another run (npm test beside npm
 * start) can build. It also contains a firebase.json with this run's ports.
 */
export type RunFolder = {
  readonly path: string;
  readonly log: string;
  readonly functions: string;
  readonly hosting: string;
  readonly pids: string;
  /**
   * TMPDIR of the emulators: short, because it contains Unix sockets, and separate, because it contains the hub's
   * locator file.
   */
  readonly tmp: string;
  remove(): Promise<void>;
};

type FirebaseConfig = {
  functions?: [{ source: string }];
  firestore: { rules: string };
  storage: { rules: string };
  hosting: { public: string; headers: HeaderRule[] };
  emulators: Record<string, unknown>;
};

export type RunOptions = {
  /** Start Google's Emulator UI. */
  readonly ui: boolean;
  /** Start the Functions emulator, Eventarc and Tasks. */
  readonly functions: boolean;
  /**
   * Reload functions after a new copy. The emulator ignores changes below a folder with a leading dot, so the copy is
   * then in {@link RELOADED} instead of the run's folder.
   */
  readonly reload: boolean;
};

const DIST = join(ROOT, 'functions', 'dist');
export const RELOADED = join(ROOT, 'functions', 'dev', 'dist');
const getFunctionsFolder = (folder: string, { reload }: RunOptions) => (reload ? RELOADED : join(folder, 'functions'));

/** Origins of Auth, Firestore and Storage for pages: the proxies if there are any. */
const emulatorOrigins = ({ ports }: PortSet): string[] => {
  const { auth, firestore, storage } = { ...ports, ...readAnnouncedPorts() };
  return [auth, firestore, storage].map((port) => `http://${HOST}:${port}`);
};

/**
 * The checkout's firebase.json with this run's folders and ports.
 *
 * @param folder the folder of the new file
 */
export function createRunConfig(
  source: FirebaseConfig,
  folder: string,
  set: PortSet,
  options: RunOptions,
): FirebaseConfig {
  const at = (service: Service) => ({ host: '127.0.0.1', port: set.ports[service] });
  const { functions, ...others } = source;
  const backend = { functions: at('functions'), eventarc: at('eventarc'), tasks: at('tasks') };
  return {
    ...others,
    ...(options.functions
      ? { functions: [{ ...functions?.[0], source: relative(folder, getFunctionsFolder(folder, options)) }] }
      : {}),
    firestore: { ...source.firestore, rules: join(ROOT, source.firestore.rules) },
    storage: { ...source.storage, rules: join(ROOT, source.storage.rules) },
    hosting: {
      ...source.hosting,
      public: 'hosting',
      headers: toEmulatorHeaders(source.hosting.headers, emulatorOrigins(set)),
    },
    emulators: {
      singleProjectMode: true,
      hosting: at('hosting'),
      ...(options.functions ? backend : {}),
      firestore: { ...at('firestore'), websocketPort: set.ports.firestoreWebsocket },
      auth: at('auth'),
      storage: at('storage'),
      hub: at('hub'),
      logging: at('logging'),
      ui: options.ui ? { enabled: true, ...at('ui') } : { enabled: false },
    },
  };
}

/** Deletes the folder of an earlier run, and creates a new one. */
export async function createRunFolder(set: PortSet, options: RunOptions): Promise<RunFolder> {
  const path = join(CACHE, 'emulators', set.name);
  await rm(path, { recursive: true, force: true });
  const folder = {
    path,
    log: join(path, 'emulators.log'),
    functions: getFunctionsFolder(path, options),
    hosting: join(path, 'hosting'),
    pids: join(path, 'pids'),
    tmp: await mkdtemp(join(tmpdir(), 'bigorna-')),
  };
  await mkdir(folder.hosting, { recursive: true });
  await mkdir(folder.pids);
  const source: FirebaseConfig = JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8'));
  await writeFile(join(path, 'firebase.json'), JSON.stringify(createRunConfig(source, path, set, options), null, 2));
  await silenceFirebaseTools(path);
  return { ...folder, remove: () => rm(folder.tmp, { recursive: true, force: true }) };
}

/** A separate configuration: no login, no analytics, message of the day already 'fetched'. */
async function silenceFirebaseTools(runPath: string): Promise<void> {
  const folder = join(runPath, 'config', 'configstore');
  await mkdir(folder, { recursive: true });
  const settings = { usage: false, motd: { fetched: Date.now() } };
  await writeFile(join(folder, 'firebase-tools.json'), JSON.stringify(settings));
}

/** Copies the functions into the run's folder, or overwrites the copy with a new build. */
export async function copyFunctions(folder: RunFolder): Promise<void> {
  await cp(DIST, folder.functions, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const functionsModules = join(ROOT, 'functions', 'node_modules');
  const link = join(folder.functions, 'node_modules');
  if (existsSync(functionsModules) && !existsSync(link)) await symlink(functionsModules, link);
}

/** Copies the assembled site and console from `built` into the folder that the Hosting emulator serves. */
export async function copyHosting(folder: RunFolder, built: string): Promise<void> {
  await copyRenderer('emulators', folder.functions);
  await cp(built, folder.hosting, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
