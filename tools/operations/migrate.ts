import { parseArgs } from 'node:util';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { confirmProject } from './confirm.ts';
import { ENVIRONMENT_OPTIONS, ENVIRONMENT_USAGE, resolveEnvironment } from './environment.ts';
import { withFirestore } from './firestore.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { dryRun, migrate, readProgress } from './migrations/run.ts';

const USAGE = `npm run migrate -- [--dry-run] [--project ID [--confirm ID]] [--offset N]
  Runs the migrations of stored documents that this project lacks (tools/operations/migrations/), in order.
${ENVIRONMENT_USAGE}
  --dry-run       only counts the affected documents
  --confirm ID    the project's id again, if nobody can type it`;

const { values } = parseArgs({
  options: {
    ...ENVIRONMENT_OPTIONS,
    'dry-run': { type: 'boolean', default: false },
    confirm: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

await runTool(async (stop) => {
  if (values.help) throw new LauncherError(USAGE);
  const environment = resolveEnvironment(values);
  const isDry = values['dry-run'];
  if (!isDry) await confirmProject(environment, 'Stored documents will change (is there a backup?)', values.confirm);
  await withFirestore(environment, async (db) => {
    const made = await readProgress(db);
    const due = MIGRATIONS.filter(({ id }) => made[id]?.done !== true);
    for (const migration of due) {
      const { looked, changed } = await (isDry ? dryRun(db, migration) : migrate(db, migration, stop.signal));
      console.log(`${migration.id}: ${changed} of ${looked} documents ${isDry ? 'would change' : 'changed'}`);
    }
    console.log(`${due.length} of ${MIGRATIONS.length} migrations ${isDry ? 'are due' : 'made now'}.`);
  });
  return 0;
});
