import { homedir } from 'node:os';
import { join } from 'node:path';

/** The checkout's root folder. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Everything the tools make and may throw away. */
export const CACHE = join(ROOT, '.cache');

/** The user's cache folder for hidane: shared by all checkouts, so that it is built once a machine. */
export function hidaneCache(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hidane');
}

/** Where firebase-tools keeps the emulators it downloads. */
export function firebaseCache(env: NodeJS.ProcessEnv = process.env): string {
  return env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
}

/** The Node 24 that the `node` package brings. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node');
