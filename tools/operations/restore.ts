import { parseArgs } from 'node:util';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { formatManifest } from './backup/folder.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { confirmProject } from './confirm.ts';
import { ENVIRONMENT_OPTIONS, ENVIRONMENT_USAGE, resolveEnvironment } from './environment.ts';

const USAGE = `npm run restore -- FOLDER [--project ID [--confirm ID]] [--wipe] [--bucket NAME] [--offset N]
  Restores a backup of npm run backup into an empty project, and compares every document, account and file afterwards.
${ENVIRONMENT_USAGE}
  --wipe          permanently deletes existing data first
  --confirm ID    the project's id again, if nobody can type it`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...ENVIRONMENT_OPTIONS,
    wipe: { type: 'boolean', default: false },
    confirm: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

await runTool(async () => {
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) throw new LauncherError(USAGE);
  const environment = resolveEnvironment(values);
  const what = values.wipe
    ? 'All its data will be deleted and replaced by the backup'
    : 'The backup will be restored into it';
  await confirmProject(environment, what, values.confirm);
  const manifest = await restoreBackup(environment, folder, values.wipe);
  console.log(
    `${environment.project} contains the backup of ${manifest.taken_at}: ${formatManifest(manifest)}, all equal.`,
  );
  return 0;
});
