import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { LauncherError } from '../shared/errors.ts';
import { runTool } from '../shared/tool.ts';
import { resolveEnvironment } from './environment.ts';

const USAGE = `npm run reset-factors -- <username> [--project <id>]
  Removes all second factors of an account and ends its sessions, for a super_admin who lost theirs. Make sure who asks:
  docs/runbooks/lost-second-factor.md. Without --project it changes the portal of npm start.`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });

/** Removes the factors and ends the sessions, like the console. Logs no actor and notifies nobody. */
async function resetFactors(db: Firestore, username: string): Promise<void> {
  const claim = await db.doc(`usernames/${username.toLowerCase()}`).get();
  const uid: unknown = claim.get('uid');
  if (typeof uid !== 'string') throw new LauncherError(`There is no account named ${username}.`);
  const at = new Date();
  const entry = {
    ...{ actor: null, action: 'reset:factor', target: `users/${uid}`, before: null, after: { has_factor: false } },
    ...{ reason: 'npm run reset-factors', request_id: crypto.randomUUID(), about: [`users/${uid}`], undoes: null, at },
  };
  const batch = db.batch();
  batch.delete(db.doc(`factors/${uid}`));
  // Sign-in times have whole seconds, so revocation counts from the next second.
  const valid_after = new Date((Math.floor(at.getTime() / 1000) + 1) * 1000);
  batch.update(db.doc(`users/${uid}`), { has_factor: false, sessions: {}, valid_after });
  batch.create(db.collection('logs').doc(), { ...entry, at: FieldValue.serverTimestamp() });
  await batch.commit();
}

await runTool(async () => {
  const [username] = positionals;
  if (username === undefined) throw new LauncherError(USAGE);
  initializeApp({ projectId: resolveEnvironment(values).project });
  const db = getFirestore();
  try {
    await resetFactors(db, username);
  } finally {
    await db.terminate();
  }
  console.log(`${username} has no second factor now. The next login of staff asks to set one up.`);
  return 0;
});
