import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LauncherError } from '../../shared/errors.ts';
import { NODE, ROOT } from '../../shared/paths.ts';
import type { SecretStore } from './rotate-secrets.ts';
import type { SecretName } from './rotations.ts';

/** Runs gcloud. The value of a secret goes through stdin, never through an argument. */
const gcloud = (args: readonly string[], input = ''): string => {
  const { status, stdout, error } = spawnSync('gcloud', args, {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new LauncherError(`gcloud ${args[0]} ${args[1]} failed. ${error?.message ?? ''}`);
  return stdout;
};

/** Runs `npm run deploy` with these arguments, and returns its exit code. */
const runDeploy = (args: readonly string[]): number | null =>
  spawnSync(NODE, [join(ROOT, 'tools/operations/deploy.ts'), ...args], { cwd: ROOT, stdio: 'inherit' }).status;

const splitLines = (text: string): string[] => text.split(/\s+/).filter((line) => line !== '');

/** Secret Manager of a project, with the operator's Google credentials. */
export const createProjectStore = (project: string, deploy = runDeploy): SecretStore => {
  const inProject = `--project=${project}`;
  // Also Hosting: functions of another build send no rendered page.
  const deployArgs = ['--from', 'functions', '--project', project];
  const checkArgs = ['--plan', '--project', project];
  const of = (name: SecretName): string[] => [`--secret=${name}`, inProject];
  /** gcloud names a version by its number, or by a path that ends with it. */
  const listEnabled = (name: SecretName): string[] =>
    splitLines(
      gcloud(['secrets', 'versions', 'list', name, inProject, '--filter=state=enabled', '--format=value(name)']),
    ).map((version) => basename(version));
  const listKeys = (): string[] =>
    splitLines(gcloud(['services', 'api-keys', 'list', inProject, '--format=value(uid)']));
  const readKey = (id: string): string =>
    gcloud(['services', 'api-keys', 'get-key-string', id, inProject, '--format=value(keyString)']).trim();
  return {
    project,
    describe: (names) => [
      `npm run deploy -- ${checkArgs.join(' ')}`,
      ...names.map((name) => `gcloud secrets versions add ${name} --data-file=- ${inProject}`),
      `npm run deploy -- ${deployArgs.join(' ')}`,
      ...names.map(
        (name) => `gcloud secrets versions disable … --secret=${name} ${inProject}, for each former version`,
      ),
    ],
    check: async () => {
      if (deploy(checkArgs) !== 0) throw new LauncherError('A deploy would fail, so no secret was changed.');
    },
    read: async (name) => gcloud(['secrets', 'versions', 'access', 'latest', ...of(name)]),
    write: async (name, value) =>
      basename(
        gcloud(['secrets', 'versions', 'add', name, '--data-file=-', inProject, '--format=value(name)'], value).trim(),
      ),
    deploy: async () => {
      if (deploy(deployArgs) !== 0)
        throw new LauncherError(
          'The deploy failed. The former versions stay enabled, and functions may still use them. See leaked-secret.md.',
        );
    },
    disableOthers: async (name, kept) => {
      const enabled = listEnabled(name);
      if (!enabled.includes(kept)) throw new LauncherError(`Version ${kept} of ${name} is not enabled. None disabled.`);
      for (const version of enabled) {
        if (version !== kept) gcloud(['secrets', 'versions', 'disable', version, ...of(name)]);
      }
    },
    create: async (args) => gcloud(args),
    describeKeyDeletion: async (key) => {
      const id = listKeys().find((one) => readKey(one) === key);
      return id === undefined
        ? `The former API key is not in ${project}. Delete it in its project: console › APIs & Services › Credentials.`
        : `The former API key still works. Delete it: gcloud services api-keys delete ${id} ${inProject}`;
    },
  };
};

/** The emulators' values, which `npm start` reads (`functions/build.ts`). */
export const createEmulatorStore = (file = join(ROOT, '.cache/functions-emulator/.secret.local')): SecretStore => {
  const readLines = async (): Promise<string[]> => (await readFile(file, 'utf8')).split('\n');
  return {
    project: 'the emulators',
    describe: () => ['writes .cache/functions-emulator/.secret.local; npm start uses it after a restart'],
    read: async (name) => (await readLines()).find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1) ?? '',
    write: async (name, value) => {
      const others = (await readLines()).filter((line) => line !== '' && !line.startsWith(`${name}=`));
      await writeFile(file, `${[...others, `${name}=${value}`].join('\n')}\n`, { mode: 0o600 });
      return 'the only version';
    },
    check: () => Promise.resolve(),
    deploy: () => Promise.resolve(),
    disableOthers: () => Promise.resolve(),
    create: () => Promise.resolve('demo-key'),
    describeKeyDeletion: () => Promise.resolve('The emulators have no API keys to delete.'),
  };
};
