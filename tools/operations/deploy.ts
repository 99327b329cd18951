import { parseArgs } from 'node:util';
import { LauncherError } from '../emulators/errors.ts';
import { runTool } from '../emulators/tool.ts';
import { recordFigures } from '../quality/figures.ts';
import { type Check, checksOf, runChecks } from './deploy/checks.ts';
import { projectSteps } from './deploy/project-steps.ts';
import { parseSettings, readSettings, type Settings } from './deploy/settings.ts';
import { chosenSteps, runSteps, type Step } from './deploy/steps.ts';
import { isDemo, type Place, placeOf } from './place.ts';

const USAGE = `npm run deploy -- --project ID [--dirty] [--from STEP] [--until STEP] [--smoke]
npm run deploy -- --plan [--project ID] [--dirty] [--record]
  Checks, builds, and deploys to a real project, step by step in safe order; see docs/operations.md.
  --project  the project's id; its settings are in deploy/ID.env
  --plan     every check that needs no credentials, and the steps as they would be taken
  --dirty    also what is not committed, or from another branch than main
  --from     go on at a step, after a failure
  --until    end with a step, as before a restore
  --smoke    only look whether what is deployed works
  --record   write the plan's figures into docs/quality.md`;

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    ...{ project: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
    ...{ plan: flag, dirty: flag, smoke: flag, record: flag, help: flag },
  },
});

/** What a plan stands on where no project is named. */
const EXAMPLE = 'WEB_API_KEY=the-browsers-key-of-the-project\nSITE_URL=https://PROJECT.web.app\n';

const tell = (line: string): void => console.log(line);

const checked = async (checks: readonly Check[]): Promise<void> => {
  const failed = await runChecks(checks, tell);
  if (failed.length > 0) {
    throw new LauncherError(
      `${checks.length - failed.length} of ${checks.length} checks passed. Nothing was deployed.`,
    );
  }
  tell(`${checks.length} of ${checks.length} checks passed.`);
};

const record = (checks: readonly Check[], steps: readonly Step[]): Promise<void> =>
  recordFigures('deploy-plan', 'npm run deploy -- --plan --dirty --record', [
    `${checks.length} of ${checks.length} checks passed without credentials: ${checks.map(({ name }) => name).join('; ')}.`,
    '',
    `${steps.length} steps, in this order:`,
    '',
    ...steps.map(({ name, what }, index) => `${index + 1}. \`${name}\`: ${what}`),
  ]);

const plan = async (settings: Settings | null, place: Place | null): Promise<void> => {
  const checks = checksOf({ dirty: values.dirty, settings });
  await checked(checks);
  const steps = projectSteps(place, settings ?? parseSettings(EXAMPLE, 'the plan’s own settings'), tell);
  tell('\nWould be taken, each only when the one before is through:');
  for (const [index, { name, what, how }] of steps.entries()) tell(`${index + 1}. ${name}: ${what}\n   ${how}`);
  if (values.record) await record(checks, steps);
  tell(`\n${checks.length} checks passed, ${steps.length} steps planned, nothing deployed.`);
};

const deploy = async (settings: Settings, place: Place): Promise<void> => {
  const steps = projectSteps(place, settings, tell);
  const chosen = values.smoke
    ? steps.filter(({ name }) => name === 'smoke' || name === 'site')
    : chosenSteps(steps, values);
  if (!values.smoke) await checked(checksOf({ dirty: values.dirty, settings }));
  await runSteps(chosen, tell);
  tell(`\n${place.project}: ${chosen.map(({ name }) => name).join(', ')} done.`);
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
  // A plan looks at no project: it needs no credentials.
  const place = placeOf({ project, bucket: settings.BUCKET });
  if (values.plan) await plan(settings, place);
  else await deploy(settings, place);
  return 0;
});
