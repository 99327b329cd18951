import { parseArgs } from 'node:util';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { confirmProject } from './confirm.ts';
import { ENVIRONMENT_OPTIONS, ENVIRONMENT_USAGE, resolveEnvironment } from './environment.ts';
import { describeRotation, rotateSecrets } from './rotate/rotate-secrets.ts';
import { isSecretName, ROTATIONS } from './rotate/rotations.ts';
import { createEmulatorStore, createProjectStore } from './rotate/stores.ts';

const USAGE = `npm run rotate -- NAME [NAME …]
  Gives secrets new values, deploys functions and site once, disables the former versions. Steps:
  docs/runbooks/leaked-secret.md.
  NAME            ${Object.keys(ROTATIONS).join(', ')}
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
  const names = [...new Set(positionals)].filter(isSecretName);
  if (names.length === 0 || names.length < positionals.length) throw new LauncherError(USAGE);
  const environment = resolveEnvironment(values);
  const store = environment.emulated ? createEmulatorStore() : createProjectStore(environment.project);
  const options = { dropsFormer: values['drop-former'], log: (line: string) => console.log(line) };
  describeRotation(store, names, options);
  if (values.plan) return 0;
  await confirmProject(environment, `Rotate ${names.join(', ')}`, values.confirm);
  await rotateSecrets(store, names, options);
  return 0;
});
