import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LauncherError } from '../../shared/errors.ts';
import { NODE, ROOT } from '../../shared/paths.ts';
import type { Environment } from '../environment.ts';
import { withHostingConfig } from './hosting-config.ts';
import { checkIdentity, getIdentityCalls, setIdentity } from './identity.ts';
import { waitForIndexes } from './indexes.ts';
import { describeAppCheck, formatFunctionsEnv, type Settings } from './settings.ts';
import { checkSite } from './site.ts';
import { runSmokeTest } from './smoke.ts';
import type { Step } from './steps.ts';
import { checkStorageRulesRole, RULES_ROLE } from './storage-rules-role.ts';

const INDEXES_MS = 60 * 60_000;
const INDEXES_EVERY_MS = 10_000;
const TOOL = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** Placeholder project of a plan. */
const ANY_PROJECT = 'PROJECT';

const deployed = (project: string, only: string, ...more: readonly string[]): Pick<Step, 'how' | 'run'> => ({
  how: ['firebase deploy --only', only, '--project', project, ...more].join(' '),
  run: async () => {
    // firebase-tools asks before it deletes something, so it inherits the terminal.
    const { status } = spawnSync(NODE, [TOOL, 'deploy', '--only', only, '--project', project, ...more], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0)
      throw new LauncherError(`firebase deploy ended with ${status ?? 'a signal'}; its message is above`);
  },
});

/**
 * The steps of a deploy in safe order: dependencies first, Hosting last.
 *
 * @param environment null for a plan without a project: its steps cannot run
 */
export const getProjectSteps = (
  environment: Environment | null,
  settings: Settings,
  log: (line: string) => void,
): readonly Step[] => {
  const project = environment?.project ?? ANY_PROJECT;
  const functions = `https://${settings.REGION}-${project}.cloudfunctions.net`;
  const real = (): Environment => {
    if (environment === null) throw new LauncherError('A deploy needs --project.');
    return environment;
  };
  return [
    {
      name: 'identity',
      what: 'sign-in by e-mail and password only, mails link to /auth/action, protections that Google grants',
      how: getIdentityCalls(project, settings)
        .map(({ method, path }) => `${method} ${path.split('?')[0]}`)
        .join('\n   '),
      run: async () => setIdentity(real(), settings, log),
    },
    {
      name: 'indexes',
      what: 'indexes, and TTL policies',
      ...deployed(project, 'firestore:indexes'),
    },
    {
      name: 'indexes-built',
      what: 'waits until every index is built',
      how: `GET projects/${project}/databases/(default)/collectionGroups/-/indexes, every ${INDEXES_EVERY_MS / 1000} s`,
      run: async () => waitForIndexes(real(), { timeoutMs: INDEXES_MS, everyMs: INDEXES_EVERY_MS, log }),
    },
    { name: 'rules', what: 'access rules of the SDKs', ...deployed(project, 'firestore:rules,storage') },
    {
      name: 'rules-role',
      what: 'Storage’s rules may read Firestore',
      how: `GET the project’s IAM policy: ${RULES_ROLE} for Storage’s service agent`,
      run: async () => checkStorageRulesRole(real()),
    },
    {
      name: 'functions',
      what: 'the API and its background jobs',
      how: `functions/dist/.env.${project}; ${deployed(project, 'functions').how}\n   App Check: ${describeAppCheck(settings)}`,
      run: async () => {
        await writeFile(join(ROOT, 'functions', 'dist', `.env.${project}`), formatFunctionsEnv(settings));
        await deployed(project, 'functions').run();
      },
    },
    {
      name: 'smoke',
      what: 'the functions respond, accounts have their permissions, Firebase Auth and Storage’s rules are set up',
      how: `GET ${functions}/…; a document in probes/, which the functions handle; GET admin/v2/projects/${project}/config`,
      run: async () => {
        log(`   ${await runSmokeTest(real(), functions)} probes, all passed`);
        await checkIdentity(real(), settings);
        await checkStorageRulesRole(real());
      },
    },
    {
      name: 'hosting',
      what: 'site and console, and the routes to the functions',
      how: `${deployed(project, 'hosting').how}, with a copy of firebase.json that has App Check’s headers if it is on`,
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
