import { auth, firestore } from '../../../../tests/e2e/support/firebase.ts';

const ids = async (collection: string): Promise<Map<string, FirebaseFirestore.DocumentData>> =>
  new Map((await firestore.collection(collection).get()).docs.map((found) => [found.id, found.data()]));

const authUsers = async (): Promise<Set<string>> => {
  const all = new Set<string>();
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    for (const { uid } of users) all.add(uid);
    page = pageToken;
  } while (page !== undefined);
  return all;
};

/**
 * What of the members is half there: an account lacks its public card, its name or its Auth user. An Auth user without an
 * account, and a name without one, are what a registration leaves that was killed: the night takes them away.
 */
export async function halfMembers(): Promise<string[]> {
  const [accounts, profiles, names, users] = await Promise.all([
    ids('users'),
    ids('profiles'),
    ids('usernames'),
    authUsers(),
  ]);
  const faults: string[] = [];
  for (const [uid, account] of accounts) {
    if (!profiles.has(uid)) faults.push(`users/${uid} has no profile`);
    if (!users.has(uid)) faults.push(`users/${uid} has no Auth user`);
    if (names.get(String(account.username).toLowerCase())?.uid !== uid)
      faults.push(`users/${uid} does not hold its name`);
  }
  for (const uid of profiles.keys()) if (!accounts.has(uid)) faults.push(`profiles/${uid} has no account`);
  return faults;
}
