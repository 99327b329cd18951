import type { Reconciliation } from '@bigorna/domain/entities/account';
import { DAY_MS } from '@bigorna/domain/limits';
import { FirebaseAuthError } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import { now } from '../platform/clock.ts';
import { auth } from '../platform/firebase.ts';
import { doc, get, run, runSound, set } from '../platform/firestore.ts';
import { beginDeletion } from './delete-account.ts';
import { abandonedBefore, withoutAccount, withoutAuthUser } from './orphans.ts';
import { freeAbandoned } from './username-claims.ts';

type Stage = NonNullable<Reconciliation['stage']>;
type Position = Pick<Reconciliation, 'stage' | 'cursor'>;

/** So many are compared at once, so many times in a run: the next run goes on from there. */
const PAGE = 500;
const PAGES_A_RUN = 4;
/** More orphans than both of these are no orphans: something is wrong with one of the two sides, or with us. */
const MOST_ORPHANS = 20;
const MOST_OF_A_PAGE = 0.1;

const OVER: Position = { stage: null, cursor: null };
const ACCOUNTS: Position = { stage: 'accounts', cursor: null };
const CLAIMS: Position = { stage: 'claims', cursor: null };

const isPlausible = (stage: Stage, orphans: number, compared: number): boolean => {
  if (orphans <= MOST_ORPHANS || orphans <= compared * MOST_OF_A_PAGE) return true;
  logger.error('too many orphans to be true, none removed', { stage, orphans, compared });
  return false;
};

const listAuthUsers = async (cursor: string | null) => {
  try {
    return await auth().listUsers(PAGE, cursor ?? undefined);
  } catch (error) {
    if (!(error instanceof FirebaseAuthError && error.hasCode('invalid-page-token'))) throw error;
    return auth().listUsers(PAGE);
  }
};

/** Removes Auth users without an account: anyone can sign up at Firebase itself, and a registration can break off. */
const removeAuthUsers = async (cursor: string | null): Promise<Position> => {
  const { users, pageToken } = await listAuthUsers(cursor);
  const orphans = await withoutAccount(users);
  // Anyone can make such users in any number: that is to keep nothing else from being compared.
  if (!isPlausible('auth', orphans.length, users.length)) return ACCOUNTS;
  if (orphans.length > 0) {
    const { failureCount } = await auth().deleteUsers(orphans);
    logger.warn('Auth users without an account removed', { found: orphans.length, failed: failureCount });
  }
  return pageToken === undefined ? ACCOUNTS : { stage: 'auth', cursor: pageToken };
};

/** Takes one account away; what hung on it is erased by the sweep of deletions. */
const removeAccount = async (uid: string): Promise<void> => {
  try {
    await beginDeletion(uid, null);
  } catch (error) {
    logger.error('account without an Auth user not removed', { uid, error: String(error) });
  }
};

/** Removes accounts without an Auth user: members can delete themselves at Firebase. */
const removeAccounts = async (cursor: string | null): Promise<Position> => {
  const { found, last } = await runSound('accounts', {}, { limit: PAGE, afterId: cursor ?? undefined });
  const orphans = await withoutAuthUser(found);
  if (!isPlausible('accounts', orphans.length, found.length)) return CLAIMS;
  for (const uid of orphans) await removeAccount(uid);
  if (orphans.length > 0) logger.warn('accounts without an Auth user removed', { found: orphans.length });
  return last === undefined ? CLAIMS : { stage: 'accounts', cursor: last.id };
};

/** Frees the names of registrations that broke off. */
const freeNames = async (): Promise<Position> => {
  const abandoned = await run('pendingUsernames', { pending: true, before: abandonedBefore() }, { limit: PAGE });
  for (const { id } of abandoned) await freeAbandoned(id);
  return OVER;
};

const STAGES: Readonly<Record<Stage, (cursor: string | null) => Promise<Position>>> = {
  auth: removeAuthUsers,
  accounts: removeAccounts,
  claims: freeNames,
};

/** Where this run begins; undefined when there is nothing to do before the next day. */
const beginning = ({ stage, cursor, at }: Reconciliation): Position | undefined => {
  if (stage !== null) return { stage, cursor };
  return at.getTime() + DAY_MS <= now().getTime() ? { stage: 'auth', cursor: null } : undefined;
};

/**
 * Compares accounts and Auth users once a day, and removes what one side has alone: a part each time it runs, going on
 * where the last one ended. One read when there is nothing to do.
 */
export const reconcileNightly = async (): Promise<void> => {
  const state = doc('system/reconciliation');
  let position = beginning((await get(state)) ?? { ...OVER, at: new Date(0) });
  for (let page = 0; page < PAGES_A_RUN && position?.stage; page += 1) {
    position = await STAGES[position.stage](position.cursor);
    await set(state, { ...position, at: now() });
  }
};
