import { parseArgs } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { resolveEnvironment } from './environment.ts';
import { findUid, getRevocationTime, withFirestore } from './firestore.ts';
import { buildLogEntry } from './log-entry.ts';

const USAGE = `npm run reset-factors -- <username> [--project <id>]
  Removes all second factors of an account at once, ends its sessions and expires its password. Make sure who asks:
  docs/runbooks/lost-second-factor.md. Without --project it changes the portal of npm start.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });

/**
 * Removes the factors, ends the sessions and expires the password, like a confirmed request of the console. Logs no
 * actor, and notifies the owner.
 */
async function resetFactors(db: Firestore, username: string): Promise<void> {
  const uid = await findUid(db, username);
  const at = new Date();
  const after = { has_factor: false, password_expired_at: at };
  const reason = 'npm run reset-factors';
  const entry = buildLogEntry({ action: 'reset:factor', target: `users/${uid}`, after, reason });
  const batch = db.batch();
  batch.delete(db.doc(`factors/${uid}`));
  batch.update(db.doc(`users/${uid}`), { ...after, sessions: {}, valid_after: getRevocationTime(at) });
  const notification = { type: 'system', template: 'factors_reset', values: {}, path: null, read_at: null };
  batch.create(db.collection(`users/${uid}/notifications`).doc(), { ...notification, created_at: at });
  batch.create(db.collection('logs').doc(), entry);
  await batch.commit();
}

await runTool(async () => {
  const [username] = positionals;
  if (username === undefined) throw new LauncherError(USAGE);
  await withFirestore(resolveEnvironment(values), (db) => resetFactors(db, username));
  console.log(`${username} has no second factor now, and the password has expired. The owner sets a new password by
"forgot my password", and then a new second factor.`);
  return 0;
});
