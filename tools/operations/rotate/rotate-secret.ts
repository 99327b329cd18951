import { randomBytes } from 'node:crypto';
import { LauncherError } from '../../shared/errors.ts';
import { ROTATIONS, type Rotation, type SecretName } from './rotations.ts';

/** Where secrets are stored: Secret Manager, or the emulators' file. */
export interface SecretStore {
  readonly project: string;
  /** The store's steps of a rotation, for the plan. */
  describe(name: SecretName): readonly string[];
  read(name: SecretName): Promise<string>;
  write(name: SecretName, value: string): Promise<void>;
  /** Makes the functions use the new value. */
  deploy(): Promise<void>;
  /** Disables all versions but the newest. */
  disableFormer(name: SecretName): Promise<void>;
  /** Creates a new value at Google, with these arguments of gcloud. */
  create(args: readonly string[]): Promise<string>;
}

export interface RotateOptions {
  /** Drops the former values instead of adding a new one. */
  readonly dropsFormer?: boolean;
  readonly log: (line: string) => void;
}

const splitValues = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const makeValue = async (store: SecretStore, { create, keepsFormer }: Rotation, name: SecretName): Promise<string> => {
  const fresh = create ? (await store.create(create(store.project))).trim() : randomBytes(32).toString('base64url');
  if (fresh === '') throw new LauncherError(`No new value of ${name} was created.`);
  return keepsFormer ? [fresh, ...splitValues(await store.read(name))].join(',') : fresh;
};

/** Prints what a rotation does, without doing it. */
export const describeRotation = (store: SecretStore, name: SecretName, { dropsFormer, log }: RotateOptions): void => {
  const { keepsFormer, effects }: Rotation = ROTATIONS[name];
  log(`${name} of ${store.project}: ${dropsFormer ? 'drops the former values' : 'gets a new value'}.`);
  if (keepsFormer && !dropsFormer) log('The present value stays behind it: functions accept both.');
  for (const line of [...store.describe(name), ...effects]) log(`  ${line}`);
};

/**
 * Gives a secret a new value, or drops its former values. Then deploys functions and site, and disables the former
 * versions. A failed step stops the rotation, so the functions never need a disabled version.
 *
 * @throws LauncherError if there is no former value to drop
 */
export const rotateSecret = async (
  store: SecretStore,
  name: SecretName,
  { dropsFormer = false, log }: RotateOptions,
): Promise<void> => {
  const rotation: Rotation = ROTATIONS[name];
  if (dropsFormer) {
    const [current = '', ...previous] = splitValues(await store.read(name));
    if (!rotation.keepsFormer || previous.length === 0) throw new LauncherError(`${name} has no former value.`);
    await store.write(name, current);
  } else {
    await store.write(name, await makeValue(store, rotation, name));
  }
  log('The new version is stored.');
  await store.deploy();
  await store.disableFormer(name);
  log('The former versions are disabled. Destroy them after a day without complaints.');
};
