import type { ModModeration } from '@bigorna/domain/entities/mod';
import { CLAIM_MS } from '@bigorna/domain/limits';
import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { doc, type Reader } from '../platform/firestore.ts';

type Claimed = Pick<ModModeration, 'claim'> | undefined;
export type Claim = NonNullable<ModModeration['claim']>;

/** The claim on an item, where it is still worth something: without a sign of life it is not, after a while. */
export const claimOf = (moderation: Claimed): Claim | undefined => {
  const claim = moderation?.claim ?? undefined;
  return claim !== undefined && now().getTime() - claim.at.getTime() < CLAIM_MS ? claim : undefined;
};

/** The claim that somebody else has on an item. */
export const claimOfAnother = (moderation: Claimed, uid: string): Claim | undefined => {
  const claim = claimOf(moderation);
  return claim?.uid === uid ? undefined : claim;
};

/** Since when somebody looks at an item. */
export const sinceOf = ({ since, at }: Claim): Date => since ?? at;

/** The shown name of a staff member; empty where the account is gone. */
export const staffName = async (step: Pick<Reader, 'get'>, uid: string): Promise<string> => {
  const account = await step.get(doc('users/{uid}', uid));
  return account?.display_name || account?.username || '';
};

/**
 * Refuses what somebody else looks at.
 *
 * @throws ApiError claimed, with their name and since when
 */
export const refuseClaimed = async (step: Pick<Reader, 'get'>, moderation: Claimed, uid: string): Promise<void> => {
  const claim = claimOfAnother(moderation, uid);
  if (claim === undefined) return;
  const since = { words: sinceOf(claim).toISOString() };
  throw new ApiError('claimed', {
    values: { name: await staffName(step, claim.uid) },
    fields: [{ path: 'claim', code: 'claimed', said: since }],
  });
};
