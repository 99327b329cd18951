import type { Reconciliation } from '@bigorna/domain/entities/account';
import { DAY_MS } from '@bigorna/domain/limits';
import { logger } from 'firebase-functions';
import { now } from '../../platform/clock.ts';
import { auth } from '../../platform/firebase.ts';
import { doc, get, run, runLenient, set } from '../../platform/firestore.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { hasAuthCode } from './auth-errors.ts';
import { startDeletion } from './delete-account.ts';
import { findOrphanAccounts, findOrphanAuthUsers, getAbandonedCutoff, isOwnAuthUser } from './orphans.ts';
import { releaseAbandonedUsername } from './username-claims.ts';

type Stage = NonNullable<Reconciliation['stage']>;
type Position = Pick<Reconciliation, 'stage' | 'cursor'>;

/** Page size, and pages per run. The next run continues at the cursor. */
const PAGE = 500;
const PAGES_A_RUN = 4;
/**
 * If a page has more orphans than both limits allow, our data or Auth is probably wrong. Then no orphan is removed. Auth
 * users that our server did not create do not count: strangers may create any number of them.
 */
const ORPHANS_MAX = 20;
const ORPHAN_SHARE_MAX = 0.1;

const DONE: Position = { stage: null, cursor: null };
const ACCOUNTS: Position = { stage: 'accounts', cursor: null };
const CLAIMS: Position = { stage: 'claims', cursor: null };

const isPlausible = (stage: Stage, orphans: number, compared: number): boolean => {
  if (orphans <= ORPHANS_MAX || orphans <= compared * ORPHAN_SHARE_MAX) return true;
  logger.error('too many orphans to be true, none removed', { stage, orphans, compared });
  return false;
};

const listAuthUsers = (cursor: string | null) =>
  auth()
    .listUsers(PAGE, cursor ?? undefined)
    .catch((error: unknown) => {
      if (!hasAuthCode(error, 'invalid-page-token')) throw error;
      return auth().listUsers(PAGE);
    });

/**
 * Removes Auth users without an account. They come from direct sign-ups at Firebase, which the base product allows, and
 * from aborted registrations. If too many of our own have no account, only the strangers are removed from then on.
 */
const removeAuthUsers = async (stage: 'auth' | 'foreign', cursor: string | null): Promise<Position> => {
  const { users, pageToken } = await listAuthUsers(cursor);
  const orphans = await findOrphanAuthUsers(users);
  const ownOrphans = orphans.filter(isOwnAuthUser);
  const ownUsers = users.filter(({ uid }) => isOwnAuthUser(uid));
  const removesOwn = stage === 'auth' && isPlausible('auth', ownOrphans.length, ownUsers.length);
  const removable = removesOwn ? orphans : orphans.filter((uid) => !isOwnAuthUser(uid));
  if (removable.length > 0) {
    const { failureCount } = await auth().deleteUsers(removable);
    logger.warn('Auth users without an account removed', { found: removable.length, failed: failureCount });
  }
  return pageToken === undefined ? ACCOUNTS : { stage: removesOwn ? 'auth' : 'foreign', cursor: pageToken };
};

/**
 * Removes accounts without an Auth user. Members can delete their Auth user at Firebase directly. `sweepDeletions`
 * erases the data of the accounts.
 */
const removeAccounts = async (cursor: string | null): Promise<Position> => {
  const { docs, last } = await runLenient('accounts', {}, { limit: PAGE, afterId: cursor ?? undefined });
  const orphans = await findOrphanAccounts(docs);
  if (!isPlausible('accounts', orphans.length, docs.length)) return CLAIMS;
  for (const uid of orphans)
    await startDeletion(uid, null).catch(logFailure('account without an Auth user not removed', { uid }));
  if (orphans.length > 0) logger.warn('accounts without an Auth user removed', { found: orphans.length });
  return last === undefined ? CLAIMS : { stage: 'accounts', cursor: last.id };
};

/** Releases the usernames of aborted registrations. */
const releaseUsernames = async (): Promise<Position> => {
  const abandoned = await run('pendingUsernames', { pending: true, before: getAbandonedCutoff() }, { limit: PAGE });
  for (const { id } of abandoned) await releaseAbandonedUsername(id);
  return DONE;
};

const STAGES: Readonly<Record<Stage, (cursor: string | null) => Promise<Position>>> = {
  auth: (cursor) => removeAuthUsers('auth', cursor),
  foreign: (cursor) => removeAuthUsers('foreign', cursor),
  accounts: removeAccounts,
  claims: releaseUsernames,
};

/** Start position of this run; undefined if nothing is due before the next day. */
const getStartPosition = ({ stage, cursor, at }: Reconciliation): Position | undefined => {
  if (stage !== null) return { stage, cursor };
  return at.getTime() + DAY_MS <= now().getTime() ? { stage: 'auth', cursor: null } : undefined;
};

/**
 * Compares accounts and Auth users once a day and removes what exists on one side only. Each run processes some pages
 * and stores a cursor. Costs one read if nothing is due.
 */
export const reconcileNightly = async (): Promise<void> => {
  const state = doc('system/reconciliation');
  let position = getStartPosition((await get(state)) ?? { ...DONE, at: new Date(0) });
  for (let page = 0; page < PAGES_A_RUN && position?.stage; page += 1) {
    position = await STAGES[position.stage](position.cursor);
    await set(state, { ...position, at: now() });
  }
};
