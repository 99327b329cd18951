import { parseArgs } from 'node:util';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { confirmProject } from './confirm.ts';
import { ENVIRONMENT_OPTIONS, ENVIRONMENT_USAGE, resolveEnvironment } from './environment.ts';
import { describeRotation, rotateSecret } from './rotate/rotate-secret.ts';
import { isSecretName, ROTATIONS } from './rotate/rotations.ts';
import { createEmulatorStore, createProjectStore } from './rotate/stores.ts';

const USAGE = `npm run rotate -- <${Object.keys(ROTATIONS).join('|')}>
  Gives a secret a new value, deploys functions and site with it, disables the former versions (docs/runbooks/leaked-secret.md).
  --plan          prints what it does and what becomes invalid, and changes nothing
  --drop-former   drops the former values that an earlier rotation left accepted
  --confirm ID    the project's id again, without a terminal
${ENVIRONMENT_USAGE}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...ENVIRONMENT_OPTIONS,
    plan: { type: 'boolean', default: false },
    'drop-former': { type: 'boolean', default: false },
    confirm: { type: 'string' },
  },
});

await runTool(async () => {
  const [name] = positionals;
  if (!isSecretName(name)) throw new LauncherError(USAGE);
  const environment = resolveEnvironment(values);
  const store = environment.emulated ? createEmulatorStore() : createProjectStore(environment.project);
  const options = { dropsFormer: values['drop-former'], log: (line: string) => console.log(line) };
  describeRotation(store, name, options);
  if (values.plan) return 0;
  await confirmProject(environment, `Rotate ${name}`, values.confirm);
  await rotateSecret(store, name, options);
  return 0;
});
