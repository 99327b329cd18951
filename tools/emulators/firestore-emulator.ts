import { LauncherError } from '../shared/errors.ts';

/** The Firestore emulator of this run. */
export type FirestoreEmulator =
  | { readonly kind: 'hidane'; readonly binary: string; readonly origin: 'path' | 'cache' | 'built' }
  | { readonly kind: 'official'; readonly java: string; readonly jar: string };

/** Probes of the machine, injected so that tests can simulate any machine. */
export type Probes = {
  /** The hidane on PATH, or null. */
  hidaneOnPath(): Promise<string | null>;
  /** The hidane in the user's cache, or null if it is missing or does not run. */
  hidaneInCache(): Promise<string | null>;
  /** The Java on PATH with its major version, or null. */
  java(): Promise<{ readonly binary: string; readonly major: number } | null>;
  /** The cached jar of the official emulator, or null. */
  cachedJar(): Promise<string | null>;
  /** Downloads the official emulator's jar; null on failure. */
  downloadJar(): Promise<string | null>;
  /** Builds hidane into the user's cache; null without cargo or on failure. */
  buildHidane(): Promise<string | null>;
};

/** The oldest Java that firebase-tools and the official Firestore emulator support. */
const MINIMUM_JAVA = 21;

const NO_WAY = `No Firestore emulator, and no way to get one here. One of these three is needed:
  1. hidane on PATH: https://hidane.dev, for example  cargo install hidane --version 0.6.0 --locked
  2. Java ${MINIMUM_JAVA} or newer with Google's emulator:  npx firebase-tools setup:emulators:firestore
  3. cargo (Rust, https://rustup.rs): then the next start builds hidane itself, once, in 3 to 4 minutes`;

/**
 * Picks the Firestore emulator. The first choice is hidane on PATH or in the user's cache. The second is the official
 * emulator, with a new enough Java and a cached or downloaded jar. The last is hidane built by cargo.
 *
 * @throws LauncherError naming the three ways if none works
 */
export async function resolveFirestoreEmulator(probes: Probes): Promise<FirestoreEmulator> {
  const onPath = await probes.hidaneOnPath();
  if (onPath) return { kind: 'hidane', binary: onPath, origin: 'path' };
  const cached = await probes.hidaneInCache();
  if (cached) return { kind: 'hidane', binary: cached, origin: 'cache' };
  const java = await probes.java();
  if (java && java.major >= MINIMUM_JAVA) {
    const jar = (await probes.cachedJar()) ?? (await probes.downloadJar());
    if (jar) return { kind: 'official', java: java.binary, jar };
  }
  const built = await probes.buildHidane();
  if (built) return { kind: 'hidane', binary: built, origin: 'built' };
  throw new LauncherError(NO_WAY);
}
