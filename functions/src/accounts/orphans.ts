import type { UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { chunks } from '../platform/chunks.ts';
import { auth } from '../platform/firebase.ts';
import { doc, type Found, getAll } from '../platform/firestore.ts';
import { authRecord } from './reconcile.ts';

/** So many Auth looks up in one call. */
const LOOKED_UP_AT_ONCE = 100;

/** Those Auth users of a list who have no account, whatever else theirs may hold. */
export const withoutAccount = async (users: readonly UserRecord[]): Promise<string[]> => {
  const accounts = await getAll(users.map(({ uid }) => ({ ...doc('users/{uid}', uid), schema: z.unknown() })));
  return users.filter((_, i) => accounts[i] === undefined).map(({ uid }) => uid);
};

const missingIn = async (uids: readonly string[]): Promise<string[]> => {
  const { users } = await auth().getUsers(uids.map((uid) => ({ uid })));
  const there = new Set(users.map(({ uid }) => uid));
  return uids.filter((uid) => !there.has(uid));
};

/** Those of a list of accounts whose Auth user is gone; each of them looked for once more, alone. */
export const withoutAuthUser = async (accounts: readonly Found<unknown>[]): Promise<string[]> => {
  const missing: string[] = [];
  for (const part of chunks(accounts, LOOKED_UP_AT_ONCE)) missing.push(...(await missingIn(part.map(({ id }) => id))));
  const records = await Promise.all(missing.map(authRecord));
  return missing.filter((_, i) => records[i] === undefined);
};
