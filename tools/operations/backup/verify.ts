import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LauncherError } from '../../emulators/errors.ts';
import { ROOT } from '../../emulators/paths.ts';
import { chosenPorts, HOST, PORT_SETS, type PortSet } from '../../emulators/ports.ts';
import type { StopRequest } from '../../emulators/tool.ts';
import { recordFigures } from '../../quality/figures.ts';
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../seed/accounts.ts';
import { withEmulators } from '../../seed/emulators.ts';
import { nameEmulators, type Place, placeOf } from '../place.ts';
import { bringBack, wipe } from './bring-back.ts';
import { KINDS, type Manifest } from './folder.ts';
import { ODD_ACCOUNT, ODD_PASSWORD, putSamples } from './sample.ts';
import { differences, holdingsOf, takeBackup } from './take.ts';
import { told } from './tell.ts';

/** Beside the usual ports of everything else that starts emulators. */
const USUAL_OFFSET = '23500';

const signsIn = async (set: PortSet, email: string, password: string): Promise<boolean> => {
  const url = `http://${HOST}:${set.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await response.arrayBuffer();
  return response.ok;
};

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new LauncherError(`It does not hold that ${what}.`);
};

const isPublic = async (link: string): Promise<boolean> => {
  const response = await fetch(link);
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

const roundTrip = async (place: Place, set: PortSet, folder: string): Promise<Outcome> => {
  const link = await putSamples(place, `http://${HOST}:${set.ports.storage}`);
  must(await isPublic(link), 'an uploaded file can be had by its link');
  const { result: manifest, seconds: backup } = await timed(() => takeBackup(place, folder, new Date()));
  await wipe(place);
  const left = await holdingsOf(place);
  must(
    KINDS.every((kind) => left[kind].count === 0),
    'a wiped place is empty',
  );
  const { seconds: restore } = await timed(() => bringBack(place, folder, false));
  must(differences(manifest, await holdingsOf(place)).length === 0, 'all is equal after the restore');
  must(!(await isPublic(link)), 'no file has a public link after the restore');
  const emails = SEED_ACCOUNTS.map(({ email }) => email);
  const outcomes = await Promise.all(emails.map((email) => signsIn(set, email, SEED_PASSWORD)));
  must(!outcomes.includes(false), 'every member signs in with the old password');
  must(await signsIn(set, ODD_ACCOUNT.email, ODD_PASSWORD), 'an account with claims signs in');
  must(!(await signsIn(set, ODD_ACCOUNT.email, `${ODD_PASSWORD}x`)), 'another password is refused');
  return { manifest, signedIn: outcomes.length + 1, seconds: { backup, restore } };
};

const record = ({ manifest, signedIn, seconds }: Outcome): Promise<void> =>
  recordFigures('backup', 'npm run backup -- --verify --record', [
    '| | kept, wiped, restored | digest before = after |',
    '|---|---:|---|',
    ...KINDS.map((kind) => `| ${kind} | ${manifest[kind].count} | \`${manifest[kind].digest.slice(0, 16)}…\` |`),
    '',
    `${signedIn} of ${signedIn} accounts signed in with the old password afterwards; a file's public link was dead. ` +
      `Backup ${seconds.backup.toFixed(1)} s, restore with comparison ${seconds.restore.toFixed(1)} s.`,
  ]);

/**
 * On emulators of its own: fills them with the data set and with what is hard to keep, backs up, wipes, restores, compares
 * everything by hash, and signs in with the old passwords.
 */
export const verifyBackups = async (
  stop: StopRequest,
  options: { readonly offset: string | undefined; readonly record: boolean },
): Promise<number> => {
  const set = chosenPorts(options.offset ?? USUAL_OFFSET, PORT_SETS.tests);
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-backup-'));
  nameEmulators(set);
  try {
    await withEmulators(
      stop,
      join(ROOT, 'emulator-data'),
      async () => {
        const outcome = await roundTrip(placeOf({}), set, folder);
        console.log(`Backed up, wiped, restored: ${told(outcome.manifest)}, all equal; ${outcome.signedIn} signed in.`);
        if (options.record) await record(outcome);
      },
      set,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return 0;
};
