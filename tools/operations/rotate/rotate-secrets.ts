import { randomBytes } from 'node:crypto';
import { LauncherError } from '../../shared/errors.ts';
import { ROTATIONS, type Rotation, type SecretName } from './rotations.ts';

/** Where secrets are stored: Secret Manager, or the emulators' file. */
export interface SecretStore {
  readonly project: string;
  /** The store's steps of a rotation, for the plan. */
  describe(names: readonly SecretName[]): readonly string[];
  /** @throws LauncherError if a deploy would fail before it changes anything */
  check(): Promise<void>;
  read(name: SecretName): Promise<string>;
  /** @returns the new version */
  write(name: SecretName, value: string): Promise<string>;
  /** Makes the functions use the new values. */
  deploy(): Promise<void>;
  /** Disables all versions but this one. */
  disableOthers(name: SecretName, version: string): Promise<void>;
  /** Creates a new value at Google, with these arguments of gcloud. */
  create(args: readonly string[]): Promise<string>;
  /** How to delete an API key. */
  describeKeyDeletion(key: string): Promise<string>;
}

export interface RotateOptions {
  /** Drops the former values instead of adding a new one. */
  readonly dropsFormer?: boolean;
  readonly log: (line: string) => void;
}

interface Change {
  readonly name: SecretName;
  readonly value: string;
  /** How to delete the former API key, which Google accepts until then. */
  readonly keyDeletion?: string;
}

const splitValues = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const makeChange = async (store: SecretStore, name: SecretName, dropsFormer: boolean): Promise<Change> => {
  const { create, keepsFormer }: Rotation = ROTATIONS[name];
  const needsFormer = dropsFormer || keepsFormer || create !== undefined;
  const former = needsFormer ? splitValues(await store.read(name)) : [];
  if (dropsFormer) {
    const [current = '', ...previous] = former;
    if (!keepsFormer || previous.length === 0) throw new LauncherError(`${name} has no former value.`);
    return { name, value: current };
  }
  const [formerKey] = former;
  // Before a new key exists, because this step may fail.
  const keyDeletion = create && formerKey !== undefined ? await store.describeKeyDeletion(formerKey) : undefined;
  const fresh = create ? (await store.create(create(store.project))).trim() : randomBytes(32).toString('base64url');
  if (fresh === '') throw new LauncherError(`No new value of ${name} was created.`);
  if (keepsFormer) return { name, value: [fresh, ...former].join(',') };
  return { name, value: fresh, ...(keyDeletion !== undefined && { keyDeletion }) };
};

/** Prints what a rotation does, without doing it. */
export const describeRotation = (
  store: SecretStore,
  names: readonly SecretName[],
  { dropsFormer, log }: RotateOptions,
): void => {
  for (const name of names) {
    const { keepsFormer, effects }: Rotation = ROTATIONS[name];
    log(`${name} of ${store.project}: ${dropsFormer ? 'drops the former values' : 'gets a new value'}.`);
    if (keepsFormer && !dropsFormer) log('The present value stays behind it: functions accept both.');
    for (const line of effects) log(`  ${line}`);
  }
  log('Steps:');
  for (const line of store.describe(names)) log(`  ${line}`);
};

/**
 * Gives secrets new values, or drops their former values. Makes the checks of a deploy first. Then stores all values,
 * deploys functions and site once, and disables the former versions. A failed step stops the rotation, so the functions
 * never need a disabled version.
 *
 * @throws LauncherError if there is no former value to drop
 */
export const rotateSecrets = async (
  store: SecretStore,
  names: readonly SecretName[],
  { dropsFormer = false, log }: RotateOptions,
): Promise<void> => {
  await store.check();
  const changes: Change[] = [];
  for (const name of names) changes.push(await makeChange(store, name, dropsFormer));
  const versions = new Map<SecretName, string>();
  try {
    for (const { name, value } of changes) versions.set(name, await store.write(name, value));
    log('The new versions are stored.');
    await store.deploy();
    for (const [name, version] of versions) await store.disableOthers(name, version);
    log('The former versions are disabled. Destroy them after a day without complaints.');
  } finally {
    // Also after a failed step: the next rotation would name the key of this one.
    for (const { keyDeletion } of changes) if (keyDeletion !== undefined) log(keyDeletion);
  }
};
