import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LauncherError } from '../shared/errors.ts';
import { ROOT } from '../shared/paths.ts';
import { runTool } from '../shared/tool.ts';
import { requireRecordableCommit } from '../testing/measurements.ts';
import { formatManifest } from './backup/folder.ts';
import { takeBackup } from './backup/take-backup.ts';
import { verifyBackups } from './backup/verify.ts';
import { ENVIRONMENT_OPTIONS, ENVIRONMENT_USAGE, resolveEnvironment } from './environment.ts';

const USAGE = `npm run backup -- [FOLDER] [--project ID] [--bucket NAME] [--offset N]
npm run backup -- --verify [--offset N] [--record]
  Copies all documents, accounts (with password hashes) and files into FOLDER (default: backups/ID-TIME).
${ENVIRONMENT_USAGE}
  --verify        on separate emulators: fill, back up, wipe, restore, compare, sign in with an old password
  --record        write the results into docs/quality.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...ENVIRONMENT_OPTIONS,
    verify: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

await runTool(async (stop) => {
  if (values.help || positionals.length > 1) throw new LauncherError(USAGE);
  if (values.record) await requireRecordableCommit();
  if (values.verify) return verifyBackups(stop, { offset: values.offset, record: values.record });
  const environment = resolveEnvironment(values);
  const now = new Date();
  const folder =
    positionals[0] ?? join(ROOT, 'backups', `${environment.project}-${now.toISOString().replaceAll(':', '')}`);
  const manifest = await takeBackup(environment, folder, now);
  console.log(`${folder}: ${formatManifest(manifest)}`);
  return 0;
});
