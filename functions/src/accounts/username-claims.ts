import type { UsernameClaim } from '@bigorna/domain/entities/account';
import { ApiError } from '../platform/api-error.ts';
import {
  create,
  doc,
  get,
  isAlreadyExists,
  REMOVED,
  type Reader,
  transaction,
  type Writer,
} from '../platform/firestore.ts';

/** A registration takes seconds: what it began and did not end an hour later is abandoned. */
export const ABANDONED_AFTER_MS = 3_600_000;

const claimOf = (username: string) => doc('usernames/{lower}', username.toLowerCase());

const taken = (): ApiError =>
  new ApiError('username_taken', { fields: [{ path: 'username', code: 'username_taken' }] });

const isAbandoned = ({ pending, created_at }: UsernameClaim, at: Date): boolean =>
  pending === true && created_at.getTime() + ABANDONED_AFTER_MS < at.getTime();

/** Takes over a claim that a registration broke off leaves behind; one that had an account is never given again. */
const takeOver = (uid: string, username: string, at: Date): Promise<void> =>
  transaction(async (step) => {
    const claim = claimOf(username);
    const held = await step.get(claim);
    if (held !== undefined && held.uid !== uid && !isAbandoned(held, at)) throw taken();
    step.set(claim, { uid, created_at: at, pending: true });
  });

/**
 * Reserves a name for an account that is about to be made: of any number at once, one gets it.
 *
 * @throws ApiError username_taken
 */
export const claimUsername = async (uid: string, username: string, at: Date): Promise<void> => {
  try {
    await create(claimOf(username), { uid, created_at: at, pending: true });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const held = await get(claimOf(username));
    if (held !== undefined && held.pending !== true) throw taken();
    await takeOver(uid, username, at);
  }
};

/**
 * Makes a name the account's for ever; in the step that makes the account.
 *
 * @throws Error where the claim is another's by now
 */
export const confirmUsername = async (step: Reader & Writer, uid: string, username: string): Promise<void> => {
  const claim = claimOf(username);
  if ((await step.get(claim))?.uid !== uid) throw new Error('The name was claimed by another registration');
  step.update(claim, { pending: REMOVED });
};

/** Frees a name whose account was never handed to anybody; in the step that takes the account away. */
export const releaseUsername = async (step: Reader & Writer, uid: string, username: string): Promise<void> => {
  const claim = claimOf(username);
  if ((await step.get(claim))?.uid === uid) step.delete(claim);
};

/** Frees a name that a registration broke off leaves behind; not one that was taken over or got its account meanwhile. */
export const freeAbandoned = (username: string, at: Date): Promise<void> =>
  transaction(async (step) => {
    const claim = claimOf(username);
    const held = await step.get(claim);
    if (held !== undefined && isAbandoned(held, at)) step.delete(claim);
  });
