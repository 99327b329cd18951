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
import { abandonedBefore } from './orphans.ts';

const claimOf = (username: string) => doc('usernames/{lower}', username.toLowerCase());

const taken = (): ApiError =>
  new ApiError('username_taken', { fields: [{ path: 'username', code: 'username_taken' }] });

const isAbandoned = ({ pending, created_at }: UsernameClaim): boolean =>
  pending === true && created_at < abandonedBefore();

/** Whether a claim keeps a name from somebody; one that had an account does so for ever. */
const isAnothers = (held: UsernameClaim | undefined, uid: string): boolean =>
  held !== undefined && held.uid !== uid && !isAbandoned(held);

/** Takes over a claim that a broken registration left behind. */
const takeOver = (uid: string, username: string, at: Date): Promise<void> =>
  transaction(async (step) => {
    const claim = claimOf(username);
    if (isAnothers(await step.get(claim), uid)) throw taken();
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
    if (isAnothers(await get(claimOf(username)), uid)) throw taken();
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

/** Frees a name that a broken registration left behind; not one that was taken over or got its account meanwhile. */
export const freeAbandoned = (username: string): Promise<void> =>
  transaction(async (step) => {
    const claim = claimOf(username);
    const held = await step.get(claim);
    if (held !== undefined && isAbandoned(held)) step.delete(claim);
  });
