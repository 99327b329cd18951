import type { Account } from '@bigorna/domain/entities/account';
import type { UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { chunks } from '../platform/chunks.ts';
import { now } from '../platform/clock.ts';
import { auth } from '../platform/firebase.ts';
import { doc, type Found, getAll } from '../platform/firestore.ts';
import { RUNTIME } from '../platform/runtime.ts';
import { authRecord } from './reconcile.ts';
import { removeAuthUser } from './remove-auth-user.ts';

/** So many Auth looks up in one call. */
const LOOKED_UP_AT_ONCE = 100;

/** So long whoever called waits; the platform stops waiting too, but not what was begun. */
const CALL_MS = RUNTIME.api.timeoutSeconds * 1000;
/** What is not whole when no call that began it makes an account any more is abandoned. */
const ABANDONED_AFTER_MS = 2 * CALL_MS;

/** Whether a registration began so long ago that nobody waits for it; it then must not make an account. */
export const isOverdue = (began: Date): boolean => now().getTime() - began.getTime() > CALL_MS;

/** The moment before which what is not whole is abandoned. */
export const abandonedBefore = (): Date => new Date(now().getTime() - ABANDONED_AFTER_MS);

/** Those Auth users of a list who have no account, whatever one may hold. New ones are left out. */
export const withoutAccount = async (users: readonly UserRecord[]): Promise<string[]> => {
  const old = users.filter(({ metadata }) => new Date(metadata.creationTime) < abandonedBefore());
  const accounts = await getAll(old.map(({ uid }) => ({ ...doc('users/{uid}', uid), schema: z.unknown() })));
  return old.filter((_, i) => accounts[i] === undefined).map(({ uid }) => uid);
};

/**
 * Removes the Auth user who has an address and no account, so that it keeps nobody from it.
 *
 * @returns whether there was one
 */
export const removeOrphanOf = async (email: string): Promise<boolean> => {
  const { users } = await auth().getUsers([{ email }]);
  const orphans = await withoutAccount(users);
  for (const uid of orphans) await removeAuthUser(uid);
  return orphans.length > 0;
};

const missingIn = async (uids: readonly string[]): Promise<string[]> => {
  const { users } = await auth().getUsers(uids.map((uid) => ({ uid })));
  const there = new Set(users.map(({ uid }) => uid));
  return uids.filter((uid) => !there.has(uid));
};

/** Those of a list of accounts whose Auth user is gone; each of them looked for once more, alone. New ones are left out. */
export const withoutAuthUser = async (accounts: readonly Found<Account>[]): Promise<string[]> => {
  const missing: string[] = [];
  const old = accounts.filter(({ data }) => data.member_since < abandonedBefore());
  for (const part of chunks(old, LOOKED_UP_AT_ONCE)) missing.push(...(await missingIn(part.map(({ id }) => id))));
  const records = await Promise.all(missing.map(authRecord));
  return missing.filter((_, i) => records[i] === undefined);
};
