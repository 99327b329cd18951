import { parseArgs } from 'node:util';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { resolveEnvironment } from './environment.ts';
import { findUid, getRevocationTime, withFirestore } from './firestore.ts';

const USAGE = `npm run reset-factors -- <username> [--project <id>]
  Removes all second factors of an account and ends its sessions, for a super_admin who lost theirs. Make sure who asks:
  docs/runbooks/lost-second-factor.md. Without --project it changes the portal of npm start.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });

/** Removes the factors and ends the sessions, like the console. Logs no actor and notifies nobody. */
async function resetFactors(db: Firestore, username: string): Promise<void> {
  const uid = await findUid(db, username);
  const at = new Date();
  const entry = {
    ...{ actor: null, action: 'reset:factor', target: `users/${uid}`, before: null, after: { has_factor: false } },
    ...{ reason: 'npm run reset-factors', request_id: crypto.randomUUID(), about: [`users/${uid}`], undoes: null, at },
  };
  const batch = db.batch();
  batch.delete(db.doc(`factors/${uid}`));
  const valid_after = getRevocationTime(at);
  batch.update(db.doc(`users/${uid}`), { has_factor: false, sessions: {}, valid_after });
  batch.create(db.collection('logs').doc(), { ...entry, at: FieldValue.serverTimestamp() });
  await batch.commit();
}

await runTool(async () => {
  const [username] = positionals;
  if (username === undefined) throw new LauncherError(USAGE);
  await withFirestore(resolveEnvironment(values), (db) => resetFactors(db, username));
  console.log(`${username} has no second factor now. The next login of staff asks to set one up.`);
  return 0;
});
