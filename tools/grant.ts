import { parseArgs } from 'node:util';
import { isLastSuperAdmin, isStaff, ROLES, type Role } from '@bigorna/domain/access/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { resolveEnvironment } from './operations/environment.ts';
import { findUid, withFirestore } from './operations/firestore.ts';
import { LauncherError } from './shared/errors.ts';
import { runTool } from './shared/tool.ts';

const USAGE = `npm run grant -- <username> <${ROLES.join('|')}> [--project <id>]
  Without --project it sets the role in the portal of npm start; with it, in the real project, with your own Google
  credentials (gcloud auth application-default login).`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string' } } });

const isRole = (word: string | undefined): word is Role => ROLES.some((role) => role === word);

/**
 * Sets the role in the account and the public profile.
 *
 * @throws LauncherError for an unknown username, and for a demotion of the last super_admin
 */
async function grant(db: Firestore, username: string, role: Role): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const uid = await findUid(db, username, transaction);
    const account = db.doc(`users/${uid}`);
    const [present, supers] = await Promise.all([
      transaction.get(account),
      transaction.get(db.collection('users').where('role', '==', 'super_admin').limit(2)),
    ]);
    if (!present.exists) throw new LauncherError(`The name ${username} is reserved, but its account no longer exists.`);
    const before = ROLES.find((name) => name === present.get('role')) ?? 'user';
    if (role !== 'super_admin' && isLastSuperAdmin(before, supers.size)) {
      throw new LauncherError(`${username} is the last super_admin and can't be demoted.`);
    }
    // Sessions of members last longer than those of staff. Without this reset, expired staff sessions become valid
    // again.
    transaction.update(account, { role, ...(isStaff(before) && !isStaff(role) ? { sessions: {} } : {}) });
    transaction.update(db.doc(`profiles/${uid}`), { role });
  });
}

await runTool(async () => {
  const [username, role] = positionals;
  if (!username || !isRole(role)) throw new LauncherError(USAGE);
  await withFirestore(resolveEnvironment(values), (db) => grant(db, username, role));
  console.log(`${username} is ${role} now.`);
  return 0;
});
