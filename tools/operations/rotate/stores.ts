import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../../shared/errors.ts';
import { NODE, ROOT } from '../../shared/paths.ts';
import type { SecretStore } from './rotate-secret.ts';
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

/** Secret Manager of a project, with the operator's Google credentials. */
export const createProjectStore = (project: string): SecretStore => {
  const inProject = `--project=${project}`;
  const of = (name: SecretName): string[] => [`--secret=${name}`, inProject];
  const listEnabled = (name: SecretName): string[] =>
    gcloud(['secrets', 'versions', 'list', name, inProject, '--filter=state=enabled', '--format=value(name)'])
      .split(/\s+/)
      .filter((version) => version !== '');
  return {
    project,
    describe: (name) => [
      `gcloud secrets versions add ${name} --data-file=- --project=${project}`,
      `npm run deploy -- --from functions --project ${project}`,
      `gcloud secrets versions disable … --secret=${name} --project=${project}, for each former version`,
    ],
    read: async (name) => gcloud(['secrets', 'versions', 'access', 'latest', ...of(name)]),
    write: async (name, value) => {
      gcloud(['secrets', 'versions', 'add', name, '--data-file=-', inProject], value);
    },
    deploy: async () => {
      // Also Hosting: functions of another build send no rendered page.
      const args = ['--from', 'functions', '--project', project];
      const { status } = spawnSync(NODE, [join(ROOT, 'tools/operations/deploy.ts'), ...args], {
        cwd: ROOT,
        stdio: 'inherit',
      });
      if (status !== 0)
        throw new LauncherError(
          'The deploy failed. The former versions stay enabled, and functions may still use them. See leaked-secret.md.',
        );
    },
    disableFormer: async (name) => {
      for (const version of listEnabled(name).slice(1)) {
        gcloud(['secrets', 'versions', 'disable', version, ...of(name)]);
      }
    },
    create: async (args) => gcloud(args),
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
    },
    deploy: () => Promise.resolve(),
    disableFormer: () => Promise.resolve(),
    create: () => Promise.resolve('demo-key'),
  };
};
