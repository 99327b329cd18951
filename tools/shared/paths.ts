import { homedir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Disposable files of the tools. */
export const CACHE = join(ROOT, '.cache');

/** The user's cache folder of hidane, shared by all checkouts. */
export const HIDANE_CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'hidane');

/** Download folder of firebase-tools' emulators. */
export const FIREBASE_CACHE = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');

/** Node 24 from the `node` package. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', 'node');
