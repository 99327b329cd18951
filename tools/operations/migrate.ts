import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { LauncherError } from '../emulators/errors.ts';
import { runTool } from '../emulators/tool.ts';
import { confirmProject } from './confirm.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { dryRun, migrate, progressOf } from './migrations/run.ts';
import { PLACE_OPTIONS, PLACE_USAGE, placeOf } from './place.ts';

const USAGE = `npm run migrate -- [--dry-run] [--project ID [--confirm ID]] [--offset N]
  Makes the changes of stored documents that this project has not had yet (tools/operations/migrations/), in their order.
${PLACE_USAGE}
  --dry-run       only count what would be changed
  --confirm ID    the project's id once more, where nobody can type it`;

const { values } = parseArgs({
  options: {
    ...PLACE_OPTIONS,
    'dry-run': { type: 'boolean', default: false },
    confirm: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

await runTool(async (stop) => {
  if (values.help) throw new LauncherError(USAGE);
  const place = placeOf(values);
  const isDry = values['dry-run'];
  if (!isDry) await confirmProject(place, 'Stored documents are changed (is there a backup?)', values.confirm);
  const app = initializeApp({ projectId: place.project }, 'migrate');
  try {
    const db = getFirestore(app);
    const made = await progressOf(db);
    const due = MIGRATIONS.filter(({ id }) => made[id]?.done !== true);
    for (const migration of due) {
      const { looked, changed } = await (isDry ? dryRun(db, migration) : migrate(db, migration, stop.signal));
      console.log(`${migration.id}: ${changed} of ${looked} documents ${isDry ? 'would change' : 'changed'}`);
    }
    console.log(`${due.length} of ${MIGRATIONS.length} migrations ${isDry ? 'are due' : 'made now'}.`);
  } finally {
    await deleteApp(app);
  }
  return 0;
});
