import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { FirestoreEmulator } from './firestore-emulator.ts';
import { CACHE, NODE, ROOT } from './paths.ts';
import type { RunFolder } from './run-folder.ts';

/** Where the storage rules come from: Google's runtime (a jar, under a real Java) or our evaluator. */
export type StorageRules = { readonly kind: 'evaluator' } | { readonly kind: 'official'; readonly jar: string };

const STORAGE_RUNTIME = join(ROOT, 'tools/emulators/storage-rules/runtime.ts');

/**
 * The environment firebase-tools runs in: our `java` first on PATH, Node 24 next, the emulators' binaries named, and
 * everything that would reach for the network or for the user's own Firebase login switched off.
 */
export async function emulatorEnvironment(
  folder: RunFolder,
  firestore: FirestoreEmulator,
  storage: StorageRules,
): Promise<NodeJS.ProcessEnv> {
  // firebase-tools makes the files it is told to run executable, so it gets markers and never a user's own file.
  const firestoreMark = join(folder.path, 'firestore.mark');
  const storageMark = join(folder.path, 'storage.mark');
  await writeFile(firestoreMark, '');
  await writeFile(storageMark, '');
  const standIn = join(ROOT, 'tools/emulators/java-stand-in');
  const { GOOGLE_APPLICATION_CREDENTIALS: _unused, FIREBASE_TOKEN: _token, ...inherited } = process.env;
  return {
    ...inherited,
    PATH: [standIn, join(ROOT, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter),
    TMPDIR: folder.tmp,
    XDG_CONFIG_HOME: join(folder.path, 'config'),
    CLOUDSDK_CONFIG: join(folder.path, 'config', 'gcloud'),
    METADATA_SERVER_DETECTION: 'none',
    NO_UPDATE_NOTIFIER: '1',
    FORCE_COLOR: '0',
    // Seconds that a function's process may take to start; on a busy machine more than the usual thirty.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    // Each function's process reads the same code anew.
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
