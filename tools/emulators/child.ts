import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { CACHE, NODE, ROOT } from '../shared/paths.ts';
import type { FirestoreEmulator } from './firestore-emulator.ts';
import type { RunFolder } from './run-folder.ts';

/** The storage rules runtime: Google's (a jar under a real Java) or our evaluator. */
export type StorageRules = { readonly kind: 'evaluator' } | { readonly kind: 'official'; readonly jar: string };

const STORAGE_RUNTIME = join(ROOT, 'tools/emulators/storage-rules/runtime.ts');

/**
 * Environment of firebase-tools: our `java` and Node 24 first on PATH, binaries of the emulators, no network access and
 * no Firebase login.
 */
export async function createEmulatorEnvironment(
  folder: RunFolder,
  firestore: FirestoreEmulator,
  storage: StorageRules,
): Promise<NodeJS.ProcessEnv> {
  // firebase-tools makes these files executable, so it gets marker files, never a user's own file.
  const firestoreMark = join(folder.path, 'firestore.mark');
  const storageMark = join(folder.path, 'storage.mark');
  await writeFile(firestoreMark, '');
  await writeFile(storageMark, '');
  const shim = join(ROOT, 'tools/emulators/java-shim');
  const { GOOGLE_APPLICATION_CREDENTIALS: _unused, FIREBASE_TOKEN: _token, ...inherited } = process.env;
  return {
    ...inherited,
    PATH: [shim, join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
    TMPDIR: folder.tmp,
    XDG_CONFIG_HOME: join(folder.path, 'config'),
    CLOUDSDK_CONFIG: join(folder.path, 'config', 'gcloud'),
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: '0',
    // Timeout of a function's process start in seconds; the default of 30 is too short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Calls of all functions at once. A task waits inside its function until it is due, and counts as a running call,
    // so the default of 50 would delay other calls.
    FUNCTIONS_EMULATOR_PARALLEL: '1000',
    // All function processes load the same code, so a compile cache saves time.
    NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
    FIRESTORE_EMULATOR_BINARY_PATH: firestore.kind === 'official' ? firestore.jar : firestoreMark,
    STORAGE_EMULATOR_BINARY_PATH: storage.kind === 'official' ? storage.jar : storageMark,
    BIGORNA_FIRESTORE_MARK: firestoreMark,
    BIGORNA_HIDANE: firestore.kind === 'hidane' ? firestore.binary : '',
    BIGORNA_STORAGE_MARK: storageMark,
    BIGORNA_NODE: NODE,
    BIGORNA_STORAGE_RUNTIME: STORAGE_RUNTIME,
    BIGORNA_REAL_JAVA: firestore.kind === 'official' ? firestore.java : '',
    BIGORNA_PIDS: folder.pids,
  };
}
