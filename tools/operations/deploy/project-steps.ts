import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../../emulators/errors.ts';
import { NODE, ROOT } from '../../emulators/paths.ts';
import type { Place } from '../place.ts';
import { withHostingConfig } from './hosting-config.ts';
import { checkIdentity, identityCalls, setIdentity } from './identity.ts';
import { waitForIndexes } from './indexes.ts';
import { functionsEnv, type Settings } from './settings.ts';
import { checkSite } from './site.ts';
import { smoke } from './smoke.ts';
import type { Step } from './steps.ts';

const INDEXES_MS = 60 * 60_000;
const INDEXES_EVERY_MS = 10_000;
const TOOL = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The project that a plan names where none was given. */
export const ANY_PROJECT = 'PROJECT';

const deployed = (project: string, only: string, ...more: readonly string[]): Pick<Step, 'how' | 'run'> => ({
  how: ['firebase deploy --only', only, '--project', project, ...more].join(' '),
  run: async () => {
    // It asks before it removes something, so it gets the terminal itself.
    const { status } = spawnSync(NODE, [TOOL, 'deploy', '--only', only, '--project', project, ...more], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0)
      throw new LauncherError(`firebase deploy ended with ${status ?? 'a signal'}; its words are above`);
  },
});

/**
 * The steps of a deploy in safe order: what others stand on first, and last what sends visitors to it.
 *
 * @param place null for a plan without a project: then no step can be run
 */
export const projectSteps = (
  place: Place | null,
  settings: Settings,
  tell: (line: string) => void,
): readonly Step[] => {
  const project = place?.project ?? ANY_PROJECT;
  const functions = `https://${settings.REGION}-${project}.cloudfunctions.net`;
  const real = (): Place => {
    if (place === null) throw new LauncherError('A deploy needs --project.');
    return place;
  };
  return [
    {
      name: 'identity',
      what: 'accounts are made by our server alone, mails lead to /auth/action, addresses are not told',
      how: identityCalls(project, settings)
        .map(({ method, path }) => `${method} ${path.split('?')[0]}`)
        .join('\n   '),
      run: async () => setIdentity(real(), settings),
    },
    {
      name: 'indexes',
      what: 'indexes, and which documents the database removes by itself',
      ...deployed(project, 'firestore:indexes'),
    },
    {
      name: 'indexes-built',
      what: 'nothing goes on before every index is built',
      how: `GET projects/${project}/databases/(default)/collectionGroups/-/indexes, every ${INDEXES_EVERY_MS / 1000} s`,
      run: async () => waitForIndexes(real(), { timeoutMs: INDEXES_MS, everyMs: INDEXES_EVERY_MS, tell }),
    },
    { name: 'rules', what: 'who may read and write by SDK', ...deployed(project, 'firestore:rules,storage') },
    {
      name: 'functions',
      what: 'the API and the work behind it',
      how: `functions/dist/.env.${project}; ${deployed(project, 'functions').how}`,
      run: async () => {
        await writeFile(join(ROOT, 'functions', 'dist', `.env.${project}`), functionsEnv(settings));
        await deployed(project, 'functions').run();
      },
    },
    {
      name: 'smoke',
      what: 'the functions answer, their account may do what they must, and Identity Platform has what was set',
      how: `GET ${functions}/…; a document in probes/, which the functions answer; GET admin/v2/projects/${project}/config`,
      run: async () => {
        tell(`   ${await smoke(real(), functions)} things tried, all work`);
        await checkIdentity(real());
      },
    },
    {
      name: 'hosting',
      what: 'site and console, and the way to the functions',
      how: `${deployed(project, 'hosting').how}, by a copy of firebase.json with App Check’s headers where it is on`,
      run: () => withHostingConfig(settings, (file) => deployed(project, 'hosting', '--config', file).run()),
    },
    {
      name: 'site',
      what: 'visitors get the site and the API, with the headers',
      how: `GET ${settings.SITE_URL}/, /admin/, /api/site`,
      run: () => checkSite(settings.SITE_URL),
    },
  ];
};
