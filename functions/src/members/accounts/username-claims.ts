import type { UsernameClaim } from '@bigorna/domain/entities/account';
import { ApiError } from '../../platform/api-error.ts';
import {
  create,
  doc,
  get,
  isAlreadyExists,
  REMOVED,
  type Reader,
  runTransaction,
  type Writer,
} from '../../platform/firestore.ts';
import { getAbandonedCutoff } from './orphans.ts';

const getClaimRef = (username: string) => doc('usernames/{lower}', username.toLowerCase());

const createTakenError = (): ApiError =>
  new ApiError('username_taken', { fields: [{ path: 'username', code: 'username_taken' }] });

const isAbandoned = ({ pending, created_at }: UsernameClaim): boolean =>
  pending === true && created_at < getAbandonedCutoff();

/**
 * Whether a claim blocks a username for this uid. The claim of an account always blocks the username, even after the
 * account was deleted.
 */
const isTaken = (claim: UsernameClaim | undefined, uid: string): boolean =>
  claim !== undefined && claim.uid !== uid && !isAbandoned(claim);

/** Takes over the claim of an aborted registration. */
const takeOverClaim = (uid: string, username: string, at: Date): Promise<void> =>
  runTransaction(async (tx) => {
    const claim = getClaimRef(username);
    if (isTaken(await tx.get(claim), uid)) throw createTakenError();
    tx.set(claim, { uid, created_at: at, pending: true });
  });

/**
 * Reserves a username for a new account. Exactly one of several concurrent calls succeeds.
 *
 * @throws ApiError username_taken
 */
export const claimUsername = async (uid: string, username: string, at: Date): Promise<void> => {
  try {
    await create(getClaimRef(username), { uid, created_at: at, pending: true });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    if (isTaken(await get(getClaimRef(username)), uid)) throw createTakenError();
    await takeOverClaim(uid, username, at);
  }
};

/**
 * Makes a claim permanent, in the transaction that creates the account.
 *
 * @throws Error if another registration took the claim over
 */
export const confirmUsername = async (tx: Reader & Writer, uid: string, username: string): Promise<void> => {
  const claim = getClaimRef(username);
  if ((await tx.get(claim))?.uid !== uid) throw new Error('The name was claimed by another registration');
  tx.update(claim, { pending: REMOVED });
};

/** Releases the username of a rolled-back account, in the transaction that deletes the account. */
export const releaseUsername = async (tx: Reader & Writer, uid: string, username: string): Promise<void> => {
  const claim = getClaimRef(username);
  if ((await tx.get(claim))?.uid === uid) tx.delete(claim);
};

/** Releases the username of an aborted registration, unless the claim was taken over or confirmed meanwhile. */
export const releaseAbandonedUsername = (username: string): Promise<void> =>
  runTransaction(async (tx) => {
    const claim = getClaimRef(username);
    const stored = await tx.get(claim);
    if (stored !== undefined && isAbandoned(stored)) tx.delete(claim);
  });
