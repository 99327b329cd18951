import { parseArgs } from 'node:util';
import { getAuth } from 'firebase-admin/auth';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { confirmProject } from './confirm.ts';
import { ENVIRONMENT_OPTIONS, ENVIRONMENT_USAGE, resolveEnvironment } from './environment.ts';
import { withFirestore } from './firestore.ts';
import { type Accounts, endSessions } from './repair/end-sessions.ts';
import { requestRecountBySlug } from './repair/recount.ts';
import { requestReindex } from './repair/reindex.ts';
import { listVolumes } from './repair/volume.ts';

const USAGE = `npm run repair -- recount SLUG        recounts favorites, comments and ratings of a mod from their documents
npm run repair -- reindex              rebuilds the catalogue's index from all mods
npm run repair -- end-sessions NAME    ends all sessions of one account at once
npm run repair -- end-sessions --staff ends all sessions of all staff; --all: of everybody
npm run repair -- expire-password NAME (or --staff, or --all) also makes them set a new password by mail
npm run repair -- volume               lists the accounts that downloaded more than 100 MB in their current day
  Repairs for docs/runbooks/. Each is idempotent.
  --confirm ID    the project's id again, for --staff and --all without a terminal
${ENVIRONMENT_USAGE}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...ENVIRONMENT_OPTIONS,
    staff: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    confirm: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const [act, subject] = positionals;

/** The accounts on the command line: exactly one of a name, `--staff` and `--all`. Otherwise undefined. */
const parseAccounts = (): Accounts | undefined => {
  const given: Accounts[] = subject === undefined ? [] : [{ username: subject }];
  if (values.staff) given.push('staff');
  if (values.all) given.push('all');
  return given.length === 1 ? given[0] : undefined;
};

await runTool(async () => {
  if (values.help) throw new LauncherError(USAGE);
  const accounts = parseAccounts();
  const environment = resolveEnvironment(values);
  await withFirestore(environment, async (db) => {
    if (act === 'recount' && subject !== undefined) {
      console.log(`${await requestRecountBySlug(db, subject, new Date())}: will be recounted within ten minutes.`);
    } else if (act === 'reindex' && subject === undefined) {
      console.log(`${await requestReindex(db)} snapshots deleted; the functions build new ones within five minutes.`);
    } else if (act === 'volume' && subject === undefined) {
      const volumes = await listVolumes(db, new Date());
      for (const { uid, bytes } of volumes) console.log(`${uid}: ${(bytes / 1e6).toFixed(1)} MB`);
      console.log(`${volumes.length} accounts. The console shows one at /admin/users/UID/show.`);
    } else if ((act === 'end-sessions' || act === 'expire-password') && accounts !== undefined) {
      const expires = act === 'expire-password';
      if (typeof accounts === 'string') await confirmProject(environment, `${act} --${accounts}`, values.confirm);
      const ended = await endSessions(db, getAuth(), accounts, { now: new Date(), expires });
      console.log(`${ended} accounts must ${expires ? 'set a new password' : 'log in again'}.`);
    } else {
      throw new LauncherError(USAGE);
    }
  });
  return 0;
});
