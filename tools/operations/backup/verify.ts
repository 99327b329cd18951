import { withTempFolder } from '../../../functions/src/platform/with-temp-folder.ts';
import { withSession } from '../../emulators/session.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../seed/accounts.ts';
import { PART_NAMES } from '../../shared/build.ts';
import { LauncherError } from '../../shared/errors.ts';
import { HOST, PORT_SETS, type PortSet, selectPorts } from '../../shared/ports.ts';
import type { StopRequest } from '../../shared/tool.ts';
import { recordMeasurements } from '../../testing/measurements.ts';
import { type Environment, resolveEnvironment, setEmulatorVariables } from '../environment.ts';
import { formatManifest, KINDS, type Manifest } from './folder.ts';
import { restoreBackup, wipe } from './restore-backup.ts';
import { SAMPLE_ACCOUNT, SAMPLE_PASSWORD, storeSamples } from './sample.ts';
import { digestEnvironment, findDifferences, takeBackup } from './take-backup.ts';

/** Port offset that does not collide with other runs. */
const USUAL_OFFSET = '23500';

const assertThat = (holds: boolean, what: string): void => {
  if (!holds) throw new LauncherError(`Check failed: ${what}.`);
};

const isPublic = async (link: string): Promise<boolean> => {
  const response = await fetch(link);
  await response.arrayBuffer();
  return response.ok;
};

/** Whether the Auth emulator at `host` accepts a password. */
const canSignIn = async (host: string, email: string, password: string): Promise<boolean> => {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  await response.arrayBuffer();
  return response.ok;
};

interface Outcome {
  readonly manifest: Manifest;
  readonly signedIn: number;
  readonly seconds: { readonly backup: number; readonly restore: number };
}

const timed = async <T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> => {
  const begun = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - begun) / 1000 };
};

const roundTrip = async (environment: Environment, set: PortSet, folder: string): Promise<Outcome> => {
  const link = await storeSamples(environment, `http://${HOST}:${set.ports.storage}`);
  assertThat(await isPublic(link), 'an uploaded file is public by its link');
  const { result: manifest, seconds: backup } = await timed(() => takeBackup(environment, folder, new Date()));
  await wipe(environment);
  const left = await digestEnvironment(environment);
  assertThat(
    KINDS.every((kind) => left[kind].count === 0),
    'a wiped project is empty',
  );
  const { seconds: restore } = await timed(() => restoreBackup(environment, folder, false));
  assertThat(
    findDifferences(manifest, await digestEnvironment(environment)).length === 0,
    'all data is equal after the restore',
  );
  assertThat(!(await isPublic(link)), 'no file has a public link after the restore');
  const auth = `${HOST}:${set.ports.auth}`;
  const outcomes = await Promise.all(SEED_ACCOUNTS.map(({ email }) => canSignIn(auth, email, SEED_PASSWORD)));
  assertThat(!outcomes.includes(false), 'every member signs in with the old password');
  assertThat(await canSignIn(auth, SAMPLE_ACCOUNT.email, SAMPLE_PASSWORD), 'an account with claims signs in');
  assertThat(!(await canSignIn(auth, SAMPLE_ACCOUNT.email, `${SAMPLE_PASSWORD}x`)), 'a wrong password is rejected');
  return { manifest, signedIn: outcomes.length + 1, seconds: { backup, restore } };
};

const record = ({ manifest, signedIn, seconds }: Outcome): Promise<void> =>
  recordMeasurements('backup', 'npm run backup -- --verify --record', [
    '| | backed up, wiped, restored | digest before = after |',
    '|---|---:|---|',
    ...KINDS.map((kind) => `| ${kind} | ${manifest[kind].count} | \`${manifest[kind].digest.slice(0, 16)}…\` |`),
    '',
    `${signedIn} of ${signedIn} accounts signed in with the old password afterwards; a file's public link was invalid. ` +
      `Backup ${seconds.backup.toFixed(1)} s, restore with comparison ${seconds.restore.toFixed(1)} s.`,
  ]);

/**
 * Tests backups on separate emulators. Fills them with the data set and edge cases, backs up, wipes and restores. Then
 * compares all hashes, and signs in with the old passwords.
 */
export const verifyBackups = async (
  stop: StopRequest,
  options: { readonly offset: string | undefined; readonly record: boolean },
): Promise<number> => {
  const set = selectPorts(options.offset ?? USUAL_OFFSET, PORT_SETS.tests);
  setEmulatorVariables(set);
  await withSession({ set, stop, keepDays: true, without: PART_NAMES }, async () => {
    const outcome = await withTempFolder((folder) => roundTrip(resolveEnvironment({}), set, folder));
    console.log(
      `Backed up, wiped, restored: ${formatManifest(outcome.manifest)}, all equal; ${outcome.signedIn} signed in.`,
    );
    if (options.record) await record(outcome);
  });
  return 0;
};
