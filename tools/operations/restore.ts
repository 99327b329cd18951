import { parseArgs } from 'node:util';
import { LauncherError } from '../emulators/errors.ts';
import { runTool } from '../emulators/tool.ts';
import { bringBack } from './backup/bring-back.ts';
import { told } from './backup/tell.ts';
import { confirmProject } from './confirm.ts';
import { PLACE_OPTIONS, PLACE_USAGE, placeOf } from './place.ts';

const USAGE = `npm run restore -- FOLDER [--project ID [--confirm ID]] [--wipe] [--bucket NAME] [--offset N]
  Puts what npm run backup has kept into a place that is empty, and compares every document, account and file afterwards.
${PLACE_USAGE}
  --wipe          remove what is there first, for good
  --confirm ID    the project's id once more, where nobody can type it`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...PLACE_OPTIONS,
    wipe: { type: 'boolean', default: false },
    confirm: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

await runTool(async () => {
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) throw new LauncherError(USAGE);
  const place = placeOf(values);
  const what = values.wipe
    ? 'Everything in it is removed, and the backup put in its place'
    : 'The backup is put into it';
  await confirmProject(place, what, values.confirm);
  const manifest = await bringBack(place, folder, values.wipe);
  console.log(`${place.project} holds what was kept at ${manifest.taken_at}: ${told(manifest)}, all equal.`);
  return 0;
});
