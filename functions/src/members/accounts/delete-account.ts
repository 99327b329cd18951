import type { Account, Deletion } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import type { Actor } from '../../audit/actor.ts';
import { createAuditEntry } from '../../audit/audit-log.ts';
import { deleteAvatar } from '../../files/media/avatar-store.ts';
import { createRequestId, now } from '../../platform/clock.ts';
import { createId, doc, get, remove, runTransaction, type Writer } from '../../platform/firestore.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { queryPages } from '../../platform/query-pages.ts';
import { rewriteAuthorCards } from '../member-data/author-cards.ts';
import { type Erasure, getErasures } from '../member-data/erase.ts';
import { keepEmailTaken } from './banned-emails.ts';
import { removeAuthUser } from './remove-auth-user.ts';
import { countUser } from './site-totals.ts';
import { assertNotLastSuperAdmin, requireLowerRank } from './staff-action.ts';

/**
 * After this time every request that was authorized before the deletion has ended, so the deletion finds everything
 * that these requests wrote.
 */
const SETTLED_MS = 120_000;

/** Who requested a deletion, for the log. */
interface DeletionRequest {
  readonly actor: string | null;
  readonly action: 'delete:user' | 'erase:user';
  readonly reason: string | null;
  /** Null if nobody requested the deletion: the account had lost its Auth user, or was never verified. */
  readonly requestId: string | null;
}

/** Ends the account and schedules the erasure of its data. Returns the id of the log entry. */
const beginDeletion = (tx: Writer, uid: string, account: Account, request: DeletionRequest): string => {
  const ref = doc('users/{uid}', uid);
  const { email, is_verified, avatar_url } = account;
  const { requestId, ...logged } = request;
  tx.set(doc('deletions/{uid}', uid), {
    requested_at: now(),
    email: is_verified ? email : null,
    avatar_url,
    request_id: requestId,
  });
  tx.delete(ref);
  keepEmailTaken(tx, account);
  countUser(tx, -1);
  const entry = createId();
  const change = { target: ref.path, before: null, after: null, requestId: requestId ?? createRequestId() };
  tx.create(doc('logs/{entry}', entry), createAuditEntry({ ...logged, ...change }));
  return entry;
};

/**
 * Deletes an account. API and rules reject its tokens from now on. Schedules the erasure of its data: a scheduled job
 * calls `finishDeletion` until the erasure is complete.
 *
 * @param requestId null if nobody requested the deletion: the account had lost its Auth user, or was never verified
 * @param isDue checks the stored account; if it returns false, nothing is deleted
 * @returns whether an account was deleted
 * @throws ApiError last_super_admin
 */
export const startDeletion = (
  uid: string,
  requestId: string | null,
  isDue: (stored: Account) => boolean = () => true,
): Promise<boolean> =>
  runTransaction(async (tx) => {
    const account = await tx.get(doc('users/{uid}', uid));
    if (account === undefined || !isDue(account)) return false;
    await assertNotLastSuperAdmin(tx, account);
    const actor = requestId === null ? null : uid;
    beginDeletion(tx, uid, account, { actor, action: 'delete:user', reason: null, requestId });
    return true;
  });

/**
 * Deletes an account of lower rank at its owner's request, like `startDeletion`.
 *
 * @returns the id of the log entry
 * @throws ApiError user_not_found, forbidden, last_super_admin
 */
export const startErasure = (uid: string, reason: string, actor: Actor): Promise<string> =>
  runTransaction(async (tx) => {
    const account = await requireLowerRank(tx, uid, actor);
    const request = { actor: actor.uid, action: 'erase:user', reason, requestId: actor.requestId } as const;
    return beginDeletion(tx, uid, account, request);
  });

/** Deletes the Auth user first. Author cards come last, because they become blank only after the profile is deleted. */
const createSteps = (uid: string, { email, avatar_url, requested_at }: Deletion): Erasure[] => [
  { name: 'auth_user', run: () => removeAuthUser(uid) },
  ...getErasures({ uid, email, until: requested_at }),
  { name: 'avatar', run: async () => void (avatar_url !== null && (await deleteAvatar(avatar_url))) },
  { name: 'author_cards', run: (stop) => rewriteAuthorCards(uid, stop) },
];

/** Runs all steps, even if one fails. Returns whether all succeeded. */
const runSteps = async (steps: readonly Erasure[], request_id: string | null, stop: AbortSignal): Promise<boolean> => {
  let isComplete = true;
  for (const { name, run } of steps) {
    if (stop.aborted) return false;
    try {
      await run(stop);
    } catch (error) {
      isComplete = false;
      if (!stop.aborted) logger.error('step of a deletion failed', { name, request_id, error: String(error) });
    }
  }
  return isComplete;
};

/**
 * Erases the data of a deleted account. Idempotent and safe to run concurrently. Logs failures and leaves them to the
 * next call. Removes the deletion record only after `SETTLED_MS`, when no late write can follow.
 *
 * @param stop stops the work before its next page
 * @returns whether the erasure is complete
 */
export const finishDeletion = async (uid: string, stop = new AbortController().signal): Promise<boolean> => {
  const ref = doc('deletions/{uid}', uid);
  const deletion = await get(ref);
  if (deletion === undefined) return true;
  const isSettled = now().getTime() - deletion.requested_at.getTime() >= SETTLED_MS;
  if (!(await runSteps(createSteps(uid, deletion), deletion.request_id, stop))) return false;
  if (isSettled) await remove(ref);
  return isSettled;
};

/** Time to finish within a request. The sweep completes the rest. */
const REQUEST_MS = 10_000;

/** Finishes a deletion within a request as far as time allows. Logs a failure and leaves it to the sweep. */
export const finishDeletionSoon = async (uid: string, requestId: string): Promise<void> => {
  const logUnfinished = logFailure('deletion left to the sweep', { request_id: requestId });
  await finishDeletion(uid, AbortSignal.timeout(REQUEST_MS)).catch(logUnfinished);
};

/** Less than the interval between sweeps. The next sweep continues. */
const SWEEP_MS = 50_000;

/** Continues pending deletions, oldest first. Runs one query if none is pending. */
export const sweepDeletions = async (): Promise<void> => {
  const stop = AbortSignal.timeout(SWEEP_MS);
  for await (const { docs } of queryPages('deletionsBegun', {})) {
    for (const { id } of docs) {
      if (stop.aborted) return;
      await finishDeletion(id, stop);
    }
  }
};
