import { parseArgs } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { LauncherError } from '../emulators/errors.ts';
import { runTool } from '../emulators/tool.ts';
import { PLACE_OPTIONS, PLACE_USAGE, placeOf } from './place.ts';
import { endSessionsOf } from './repair/end-sessions.ts';
import { askForRecount } from './repair/recount.ts';
import { askForReindex } from './repair/reindex.ts';

const USAGE = `npm run repair -- recount SLUG        favorites, comments and ratings of a mod, from their documents
npm run repair -- reindex              the catalogue's index, from all mods
npm run repair -- end-sessions NAME    all sessions of one account, at once
npm run repair -- end-sessions --staff the same of all staff
  What docs/runbooks/ sends you here for. Each may be run again.
${PLACE_USAGE}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...PLACE_OPTIONS,
    staff: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const [act, subject] = positionals;

await runTool(async () => {
  if (values.help) throw new LauncherError(USAGE);
  const place = placeOf(values);
  const app = initializeApp({ projectId: place.project }, 'repair');
  const db = getFirestore(app);
  try {
    if (act === 'recount' && subject !== undefined) {
      console.log(`${await askForRecount(db, subject, new Date())}: counted anew within ten minutes.`);
    } else if (act === 'reindex' && subject === undefined) {
      console.log(`${await askForReindex(db)} snapshots are made anew within five minutes.`);
    } else if (act === 'end-sessions' && (subject !== undefined) !== values.staff) {
      console.log(`${await endSessionsOf(db, getAuth(app), subject ?? null, new Date())} accounts must sign in again.`);
    } else {
      throw new LauncherError(USAGE);
    }
  } finally {
    await deleteApp(app);
  }
  return 0;
});
