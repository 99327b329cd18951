import type { Deletion } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { rewriteAuthorCards } from '../comments/author-cards.ts';
import { dropAvatar } from '../media/avatar-store.ts';
import { type Erasure, erasuresOf } from '../member-data/erase.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { newRequestId, now } from '../platform/clock.ts';
import { doc, get, newId, remove, transaction } from '../platform/firestore.ts';
import { countUser } from '../settings/site-totals.ts';
import { keepLastSuperAdmin } from './actor.ts';
import { removeAuthUser } from './remove-auth-user.ts';

/** By then every request that was let in before the account went has ended, and what it wrote can be found. */
const SETTLED_MS = 120_000;

/**
 * Takes an account away: from here on every token of it is nobody, in the API and in the rules. All that hung on it is
 * noted to be erased, by `finishDeletion`, which recurring work calls until it is through.
 *
 * @param requestId null where nobody asked for it: the account had lost its Auth user
 * @returns whether there was an account
 * @throws ApiError last_super_admin
 */
export const beginDeletion = (uid: string, requestId: string | null): Promise<boolean> =>
  transaction(async (step) => {
    const ref = doc('users/{uid}', uid);
    const account = await step.get(ref);
    if (account === undefined) return false;
    await keepLastSuperAdmin(step, account);
    const { email, is_verified, avatar_url } = account;
    step.set(doc('deletions/{uid}', uid), {
      requested_at: now(),
      email: is_verified ? email : null,
      avatar_url,
      request_id: requestId,
    });
    step.delete(ref);
    countUser(step, -1);
    const entry = auditEntry({
      actor: requestId === null ? null : uid,
      action: 'delete:user',
      target: ref.path,
      before: null,
      after: null,
      reason: null,
      requestId: requestId ?? newRequestId(),
    });
    step.create(doc('logs/{entry}', newId()), entry);
    return true;
  });

/** The sign-in first; the author cards when the public card is gone, which blanks them. */
const stepsOf = (uid: string, { email, avatar_url, requested_at }: Deletion): Erasure[] => [
  { name: 'auth_user', run: () => removeAuthUser(uid) },
  ...erasuresOf({ uid, email, until: requested_at }),
  { name: 'avatar', run: async () => void (avatar_url !== null && (await dropAvatar(avatar_url))) },
  { name: 'author_cards', run: () => rewriteAuthorCards(uid) },
];

/** Runs the steps, one that fails keeping none from running. Answers whether all went through. */
const runSteps = async (steps: readonly Erasure[], request_id: string | null, stop: AbortSignal): Promise<boolean> => {
  let isThrough = true;
  for (const { name, run } of steps) {
    if (stop.aborted) return false;
    try {
      await run(stop);
    } catch (error) {
      isThrough = false;
      if (!stop.aborted) logger.error('step of a deletion failed', { name, request_id, error: String(error) });
    }
  }
  return isThrough;
};

/**
 * Erases what hung on a deleted account. May be called again and at the same time; what fails is told in the log and left
 * for the next call. The note of the deletion itself goes with a call that comes late enough to have found everything.
 *
 * @param stop ends the work before its next page
 * @returns whether nothing is left
 */
export const finishDeletion = async (uid: string, stop = new AbortController().signal): Promise<boolean> => {
  const ref = doc('deletions/{uid}', uid);
  const deletion = await get(ref);
  if (deletion === undefined) return true;
  const isSettled = now().getTime() - deletion.requested_at.getTime() >= SETTLED_MS;
  if (!(await runSteps(stepsOf(uid, deletion), deletion.request_id, stop))) return false;
  if (isSettled) await remove(ref);
  return isSettled;
};
