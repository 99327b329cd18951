import type { ModModeration } from '@bigorna/domain/entities/mod';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, type Reader } from '../../platform/firestore.ts';

type ClaimHolder = Pick<ModModeration, 'claim'> | undefined;
export type Claim = NonNullable<ModModeration['claim']>;

/** The claim of an item, unless its lease expired without a heartbeat. */
export const getActiveClaim = (moderation: ClaimHolder): Claim | undefined => {
  const claim = moderation?.claim ?? undefined;
  return claim !== undefined && now().getTime() - claim.at.getTime() < CLAIM_MS ? claim : undefined;
};

/** The active claim of somebody else. */
export const getClaimOfOther = (moderation: ClaimHolder, uid: string): Claim | undefined => {
  const claim = getActiveClaim(moderation);
  return claim?.uid === uid ? undefined : claim;
};

export const getClaimStart = ({ since, at }: Claim): Date => since ?? at;

/** The display name of a staff member; empty if the account was deleted. */
export const readStaffName = async (tx: Pick<Reader, 'get'>, uid: string): Promise<string> => {
  const account = await tx.get(doc('users/{uid}', uid));
  return account?.display_name || account?.username || '';
};

/**
 * Rejects an action on an item that somebody else has claimed.
 *
 * @throws ApiError claimed, with the name and the start of the claim
 */
export const assertNotClaimed = async (
  tx: Pick<Reader, 'get'>,
  moderation: ClaimHolder,
  uid: string,
): Promise<void> => {
  const claim = getClaimOfOther(moderation, uid);
  if (claim === undefined) return;
  const since = { words: getClaimStart(claim).toISOString() };
  throw new ApiError('claimed', {
    values: { name: await readStaffName(tx, claim.uid) },
    fields: [{ path: 'claim', code: 'claimed', text: since }],
  });
};
