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
type Position = Pick<Reconciliation, 'stage' | 'cursor' | 'orphans' | 'compared'>;

/** Page size, and pages per run. The next run continues at the cursor. */
const PAGE = 500;
const PAGES_A_RUN = 4;
/**
 * If a stage has found more orphans than both limits allow, our data or Auth is probably wrong. Then it removes no
 * further orphan. Auth users that our server did not create do not count: strangers may create any number of them.
 */
const ORPHANS_MAX = 20;
const ORPHAN_SHARE_MAX = 0.1;

const toStart = (stage: Reconciliation['stage']): Position => ({ stage, cursor: null, orphans: 0, compared: 0 });

/** Adds a page to the numbers of a stage. */
const addPage = ({ orphans, compared }: Position, foundOrphans: number, foundAll: number) => ({
  orphans: orphans + foundOrphans,
  compared: compared + foundAll,
});

const isPlausible = (stage: Stage, { orphans, compared }: ReturnType<typeof addPage>): boolean => {
  if (orphans <= ORPHANS_MAX || orphans <= compared * ORPHAN_SHARE_MAX) return true;
  logger.error('too many orphans to be true', { stage, orphans, compared });
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
const removeAuthUsers = async (position: Position): Promise<Position> => {
  const { users, pageToken } = await listAuthUsers(position.cursor);
  const orphans = await findOrphanAuthUsers(users);
  const ownUsers = users.filter(({ uid }) => isOwnAuthUser(uid));
  const counts = addPage(position, orphans.filter(isOwnAuthUser).length, ownUsers.length);
  const removesOwn = position.stage === 'auth' && isPlausible('auth', counts);
  const removable = removesOwn ? orphans : orphans.filter((uid) => !isOwnAuthUser(uid));
  if (removable.length > 0) {
    const { failureCount } = await auth().deleteUsers(removable);
    logger.warn('Auth users without an account removed', { found: removable.length, failed: failureCount });
  }
  if (pageToken === undefined) return toStart('accounts');
  return { stage: removesOwn ? 'auth' : 'foreign', cursor: pageToken, ...counts };
};

/**
 * Removes accounts without an Auth user. Members can delete their Auth user at Firebase directly. `sweepDeletions`
 * erases the data of the accounts.
 */
const removeAccounts = async (position: Position): Promise<Position> => {
  const { docs, last } = await runLenient('accounts', {}, { limit: PAGE, afterId: position.cursor ?? undefined });
  const orphans = await findOrphanAccounts(docs);
  const counts = addPage(position, orphans.length, docs.length);
  if (!isPlausible('accounts', counts)) return toStart('claims');
  for (const uid of orphans)
    await startDeletion(uid, null).catch(logFailure('account without an Auth user not removed', { uid }));
  if (orphans.length > 0) logger.warn('accounts without an Auth user removed', { found: orphans.length });
  return last === undefined ? toStart('claims') : { stage: 'accounts', cursor: last.id, ...counts };
};

/** Releases the usernames of aborted registrations. */
const releaseUsernames = async (): Promise<Position> => {
  const abandoned = await run('pendingUsernames', { pending: true, before: getAbandonedCutoff() }, { limit: PAGE });
  for (const { id } of abandoned) await releaseAbandonedUsername(id);
  return toStart(null);
};

const STAGES: Readonly<Record<Stage, (position: Position) => Promise<Position>>> = {
  auth: removeAuthUsers,
  foreign: removeAuthUsers,
  accounts: removeAccounts,
  claims: releaseUsernames,
};

/** Start position of this run; undefined if nothing is due before the next day. */
const getStartPosition = ({ at, ...position }: Reconciliation): Position | undefined => {
  if (position.stage !== null) return position;
  return at.getTime() + DAY_MS <= now().getTime() ? toStart('auth') : undefined;
};

/**
 * Compares accounts and Auth users once a day and removes what exists on one side only. Each run processes some pages
 * and stores a cursor. Costs one read if nothing is due.
 */
export const reconcileNightly = async (): Promise<void> => {
  const state = doc('system/reconciliation');
  let position = getStartPosition((await get(state)) ?? { ...toStart(null), at: new Date(0) });
  for (let page = 0; page < PAGES_A_RUN && position?.stage; page += 1) {
    position = await STAGES[position.stage](position);
    await set(state, { ...position, at: now() });
  }
};
