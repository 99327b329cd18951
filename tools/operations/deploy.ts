import { parseArgs } from 'node:util';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { recordMeasurements } from '../testing/measurements.ts';
import { type Check, getChecks, runChecks } from './deploy/checks.ts';
import { formatPlan, formatRecord } from './deploy/plan.ts';
import { getProjectSteps } from './deploy/project-steps.ts';
import { parseSettings, readSettings, type Settings } from './deploy/settings.ts';
import { runSteps, selectSteps } from './deploy/steps.ts';
import { type Environment, isDemo, resolveEnvironment } from './environment.ts';

const USAGE = `npm run deploy -- --project ID [--dirty] [--from STEP] [--until STEP] [--smoke]
npm run deploy -- --plan [--project ID] [--dirty] [--record]
  Checks, builds, and deploys to a real project, step by step in safe order; see docs/operations.md.
  --project  the project's id; its settings are in deploy/ID.env
  --plan     runs every check that needs no credentials, and prints the planned steps
  --dirty    allows uncommitted files and branches other than main
  --from     continues at a step, after a failure
  --until    ends after a step, as before a restore
  --smoke    only checks that the deployed functions work
  --record   writes the plan's figures into docs/quality.md`;

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    ...{ project: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
    ...{ plan: flag, dirty: flag, smoke: flag, record: flag, help: flag },
  },
});

/** Settings of a plan without a project. */
const EXAMPLE = [
  'WEB_API_KEY=the-browsers-key-of-the-project',
  'SITE_URL=https://PROJECT.web.app',
  'APP_CHECK_APP_ID=the-web-app',
  'APP_CHECK_SITE_KEY=its-recaptcha-key',
].join('\n');

const log = (line: string): void => console.log(line);

const checked = async (checks: readonly Check[]): Promise<void> => {
  const failed = await runChecks(checks, log);
  if (failed.length > 0) {
    throw new LauncherError(
      `${checks.length - failed.length} of ${checks.length} checks passed. Nothing was deployed.`,
    );
  }
  log(`${checks.length} of ${checks.length} checks passed.`);
};

const plan = async (settings: Settings | null, environment: Environment | null): Promise<void> => {
  const checks = getChecks({ dirty: values.dirty, settings });
  await checked(checks);
  const steps = getProjectSteps(environment, settings ?? parseSettings(EXAMPLE, 'the plan’s own settings'), log);
  log(`\n${formatPlan(steps).join('\n')}`);
  if (values.record)
    await recordMeasurements('deploy-plan', 'npm run deploy -- --plan --dirty --record', formatRecord(checks, steps));
  log(`\n${checks.length} checks passed, ${steps.length} steps planned, nothing deployed.`);
};

const deploy = async (settings: Settings, environment: Environment): Promise<void> => {
  const steps = getProjectSteps(environment, settings, log);
  const chosen = values.smoke
    ? steps.filter(({ name }) => name === 'smoke' || name === 'site')
    : selectSteps(steps, values);
  if (!values.smoke) await checked(getChecks({ dirty: values.dirty, settings }));
  await runSteps(chosen, log);
  log(`\n${environment.project}: ${chosen.map(({ name }) => name).join(', ')} done.`);
};

await runTool(async () => {
  if (values.help) throw new LauncherError(USAGE);
  const { project } = values;
  if (project !== undefined && isDemo(project)) {
    throw new LauncherError(`${project} is a name for emulators; a deploy goes to a real project.`);
  }
  if (project === undefined) {
    if (!values.plan) throw new LauncherError(USAGE);
    await plan(null, null);
    return 0;
  }
  const settings = await readSettings(project);
  // A plan does not access the project: it needs no credentials.
  const environment = resolveEnvironment({ project, bucket: settings.BUCKET });
  if (values.plan) await plan(settings, environment);
  else await deploy(settings, environment);
  return 0;
});
