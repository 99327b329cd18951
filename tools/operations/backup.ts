import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LauncherError } from '../emulators/errors.ts';
import { ROOT } from '../emulators/paths.ts';
import { runTool } from '../emulators/tool.ts';
import { recordableCommit } from '../quality/figures.ts';
import { takeBackup } from './backup/take.ts';
import { told } from './backup/tell.ts';
import { verifyBackups } from './backup/verify.ts';
import { PLACE_OPTIONS, PLACE_USAGE, placeOf } from './place.ts';

const USAGE = `npm run backup -- [FOLDER] [--project ID] [--bucket NAME] [--offset N]
npm run backup -- --verify [--offset N] [--record]
  Copies all documents, accounts (with their passwords' hashes) and files into FOLDER (default: backups/ID-moment).
${PLACE_USAGE}
  --verify        on emulators of its own: fill, back up, wipe, restore, compare, sign in with an old password
  --record        write that into docs/quality.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...PLACE_OPTIONS,
    verify: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

await runTool(async (stop) => {
  if (values.help || positionals.length > 1) throw new LauncherError(USAGE);
  if (values.record) await recordableCommit();
  if (values.verify) return verifyBackups(stop, { offset: values.offset, record: values.record });
  const place = placeOf(values);
  const now = new Date();
  const folder = positionals[0] ?? join(ROOT, 'backups', `${place.project}-${now.toISOString().replaceAll(':', '')}`);
  const manifest = await takeBackup(place, folder, now);
  console.log(`${folder}: ${told(manifest)}`);
  return 0;
});
