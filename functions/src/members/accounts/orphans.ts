import type { Account } from '@bigorna/domain/entities/account';
import type { UserRecord } from 'firebase-admin/auth';
import { z } from 'zod';
import { splitIntoChunks } from '../../platform/chunks.ts';
import { now } from '../../platform/clock.ts';
import { auth } from '../../platform/firebase.ts';
import { doc, getAll, type QueryDoc } from '../../platform/firestore.ts';
import { RUNTIME } from '../../platform/runtime.ts';
import { findAuthRecord } from './reconcile.ts';
import { removeAuthUser } from './remove-auth-user.ts';

/** Maximum number of users in one lookup at Auth. */
const LOOKUP_SIZE = 100;

/** The client's timeout. The platform stops waiting too, but does not abort started work. */
const CALL_MS = RUNTIME.api.timeoutSeconds * 1000;
/** After this time no running request can complete the registration. */
const ABANDONED_AFTER_MS = 2 * CALL_MS;

/**
 * Whether a registration began so long ago that its client is gone. The registration must then not create an account.
 */
export const isRegistrationExpired = (began: Date): boolean => now().getTime() - began.getTime() > CALL_MS;

/** Incomplete registrations from before this time are abandoned. */
export const getAbandonedCutoff = (): Date => new Date(now().getTime() - ABANDONED_AFTER_MS);

/** Form of the ids that `register` gives (`createId`). */
const OWN_ID = /^[A-Za-z0-9]{20}$/;

/**
 * Whether our server may have created an Auth user. If not, somebody signed up at Firebase directly: Firebase then
 * chooses an id of 28 characters, and clients cannot choose another one.
 */
export const isOwnAuthUser = (uid: string): boolean => OWN_ID.test(uid);

/** Ids of the given Auth users that have no account document, not even an invalid document. */
const findUsersWithoutAccount = async (users: readonly UserRecord[]): Promise<string[]> => {
  const accounts = await getAll(users.map(({ uid }) => ({ ...doc('users/{uid}', uid), schema: z.unknown() })));
  return users.filter((_, i) => accounts[i] === undefined).map(({ uid }) => uid);
};

const isAbandoned = ({ metadata }: UserRecord): boolean => new Date(metadata.creationTime) < getAbandonedCutoff();

/** Ids of the given Auth users without an account. Skips new users, because their registration may still be running. */
export const findOrphanAuthUsers = (users: readonly UserRecord[]): Promise<string[]> =>
  findUsersWithoutAccount(users.filter(isAbandoned));

/**
 * Removes an Auth user with this e-mail and without an account, so that the e-mail becomes available. Skips our own new
 * users, because their registration may still be running.
 *
 * @returns whether there was such a user
 */
export const removeOrphanByEmail = async (email: string): Promise<boolean> => {
  const { users } = await auth().getUsers([{ email }]);
  const orphans = await findUsersWithoutAccount(users.filter((user) => !isOwnAuthUser(user.uid) || isAbandoned(user)));
  for (const uid of orphans) await removeAuthUser(uid);
  return orphans.length > 0;
};

const findMissing = async (uids: readonly string[]): Promise<string[]> => {
  const { users } = await auth().getUsers(uids.map((uid) => ({ uid })));
  const existing = new Set(users.map(({ uid }) => uid));
  return uids.filter((uid) => !existing.has(uid));
};

/**
 * Ids of the given accounts that have no Auth user. Looks up each missing user a second time, individually. Skips new
 * accounts.
 */
export const findOrphanAccounts = async (accounts: readonly QueryDoc<Account>[]): Promise<string[]> => {
  const missing: string[] = [];
  const old = accounts.filter(({ data }) => data.member_since < getAbandonedCutoff());
  for (const part of splitIntoChunks(old, LOOKUP_SIZE)) missing.push(...(await findMissing(part.map(({ id }) => id))));
  const records = await Promise.all(missing.map(findAuthRecord));
  return missing.filter((_, i) => records[i] === undefined);
};
